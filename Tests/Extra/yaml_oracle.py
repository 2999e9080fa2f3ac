#!/usr/bin/env python3
"""Compares navgen's syntax layer with PyYAML, whose BaseLoader reads every scalar as a string.

    pip install pyyaml
    python3 Tests/Extra/yaml_oracle.py [--seed N] [--documents N] [--mutants N]

Random trees are written as random documents of the subset: navgen must accept each and read the same
tree. Then bytes, words and lines of these documents and of a whole spec are changed at random: what
navgen still accepts PyYAML must accept too, and read as the same tree. What navgen refuses is of no
interest here. The first differences are printed, and the exit status is 1 if there is one.

PyYAML reads YAML 1.1, so some differences are known and left out (`is_known`):
- U+0085, U+2028 and U+2029 end lines there; navgen refuses them unescaped.
- A key twice, an outdented line of a flow collection and a lone surrogate are read there; navgen
  refuses them.
- In a flow collection PyYAML ends a plain scalar at any `?`, and takes `:` before text for an
  indicator; in YAML 1.2, and so here, `[a?.b, :c]` holds two texts.
"""

import argparse
import json
import pathlib
import random
import re
import subprocess
import sys

import yaml

FOLDER = pathlib.Path(__file__).resolve().parent
READER = FOLDER / "SyntaxReader"

SPEC = """\
# shop.nav
navgen: 1
module:
  name: Shop   # prefix
  ios: 15.0
  imports: [DesignSystem, 'Other Module',]
styles:
  immersive:
    bar: {background: "#fff", title: {color: white, offset: {x: 0, y: -2}}}
    fade: {distance: 136, tint: {from: white, to: label}}
screens:
  productDetail:
    controller: "Grid<A, B>"
    use:
    - immersive
    - dark
    pop:
      exclude:
        - MapView
        - a: b
          c: |-
            text
             more

            end
    back:
      when: content?.hasUnsavedChanges
      ask:
        title: "Discard
          changes?\\n\\u00e9"
        message: >2
            folded
          text

          end
"""


# Random trees and documents ------------------------------------------------------------------------

WORDS = ["a", "bar", "fade", "12:30", "no", "010", "~", "x-y", "it's", "Größe", "🛒", "a b", "50%",
         "b#c", "-1", "=", "content?.view", "null", "3.5pt", "a,b", "[x]", "{y}", "#fff", "? q",
         ": r", "- s", "!t", "&u", "*v", "@w", "`x", "%y", "|z", ">z", "end:", "a: b", "a #b", "",
         " lead", "trail ", "two\nlines", "a\n\nb\n", "tab\there", "\\", "\"", "'", "''", "\u2028",
         "\u0085x", "\u200e", "\u00a0", "---", "...", "<", "_", "\n", " \n x\n", "x\n  y\nz", "e\n\n"]


class Writer:
    """Writes a tree as a random document of the subset."""

    def __init__(self, rng):
        self.rng = rng

    def tree(self, depth):
        kind = self.rng.random()
        if depth <= 0 or kind < 0.35:
            return self.rng.choice(WORDS)
        count = self.rng.randrange(5)
        if kind < 0.7:
            keys = []
            for _ in range(count):
                key = self.rng.choice(WORDS)
                if key not in keys and "\n" not in key:
                    keys.append(key)
            return {key: self.tree(depth - 1) for key in keys}
        return [self.tree(depth - 1) for _ in range(count)]

    def document(self, tree):
        lines = []
        if self.rng.random() < 0.2:
            lines.append("---" + self.comment())
        lines += self.block(tree, "", 0)
        if self.rng.random() < 0.2:
            lines.append("..." + self.comment())
        text = ""
        previous = ""
        for line in lines:
            may_come = not line.startswith("\0") and not previous.startswith("\0")
            previous = line
            while may_come and self.rng.random() < 0.05:
                text += self.rng.choice(["\n", "   \n", "# x: [\n", "      # 'y\n"])
            text += line.lstrip("\0") + "\n"
        if self.rng.random() < 0.1 and not text.endswith("\n\n"):
            text = text[:-1] if not lines[-1].startswith("\0") else text
        if self.rng.random() < 0.1:
            text = text.replace("\n", "\r\n")
        if self.rng.random() < 0.1:
            text = "\ufeff" + text
        return text

    def comment(self):
        return self.rng.choice(["", "", "", "  # why", " # a: b #c"])

    def block(self, tree, prefix, column):
        """The lines of a value that begins after `prefix`, which is as wide as `column`, or below.

        Lines that begin with NUL belong to a scalar of several lines: nothing may come between."""
        if isinstance(tree, dict) and tree and self.rng.random() < 0.75:
            return self.mapping(tree, prefix, column)
        if isinstance(tree, list) and tree and self.rng.random() < 0.75:
            return self.sequence(tree, prefix, column)
        if isinstance(tree, str) and self.rng.random() < 0.4:
            lines = self.block_scalar(tree, prefix, column)
            if lines:
                return lines
        return [prefix + line if number == 0 else "\0" + line for number, line in
                enumerate(self.flow(tree, column, False).split("\n"))]

    def mapping(self, tree, prefix, column):
        lines = []
        for key, value in tree.items():
            start = (prefix if not lines else " " * column) + self.scalar(key, column, False, True)
            start += self.rng.choice(["", "", "", " "]) + ":"
            lines += self.value(start, value, column, True)
        return lines

    def sequence(self, tree, prefix, column):
        lines = []
        for item in tree:
            start = (prefix if not lines else " " * column) + "-"
            lines += self.value(start, item, column, False)
        return lines

    def value(self, start, value, column, is_key):
        deeper = column + self.rng.choice([1, 2, 2, 2, 4])
        is_open = isinstance(value, (dict, list)) and value
        if is_open and self.rng.random() < 0.8:
            if not is_key and self.rng.random() < 0.7:
                blanks = self.rng.choice([1, 1, 1, 3])
                inner = len(start) + blanks
                write = self.mapping if isinstance(value, dict) else self.sequence
                return write(value, start + " " * blanks, inner)
            if is_key and isinstance(value, list) and self.rng.random() < 0.5:
                return [start + self.comment()] + self.sequence(value, " " * column, column)
            write = self.mapping if isinstance(value, dict) else self.sequence
            return [start + self.comment()] + write(value, " " * deeper, deeper)
        if isinstance(value, str) and self.rng.random() < 0.3:
            lines = self.block_scalar(value, start + " ", column)
            if lines:
                return lines
        text = self.flow(value, column + 1, False).split("\n")
        if self.rng.random() < 0.1:
            lines = [start + self.comment(), " " * deeper + text[0]]
        else:
            lines = [start + self.rng.choice([" ", " ", "   "]) + text[0]]
        lines += ["\0" + line for line in text[1:]]
        lines[-1] += self.comment()
        return lines

    def flow(self, tree, column, inside):
        if isinstance(tree, str):
            return self.scalar(tree, column, inside, False)
        gap = lambda: self.rng.choice(["", "", " ", "\n" + " " * (column + self.rng.randrange(4)),
                                       "  # c,]}\n\n" + " " * column])
        if isinstance(tree, list):
            items = [self.flow(item, column, True) for item in tree]
            opener, closer = "[", "]"
        else:
            items = []
            for key, value in tree.items():
                name = self.scalar(key, column, True, True)
                colon = self.rng.choice([": ", ": ", " : "])
                if name[0] in "\"'" and self.rng.random() < 0.3:
                    colon = ":"
                    # PyYAML and YAML 1.2 agree on this only where the value is no text with `:`.
                    if isinstance(value, str) and (not value or value[0] in "?:"):
                        colon = ": "
                items.append(name + colon + self.flow(value, column, True))
            opener, closer = "{", "}"
        text = opener + gap()
        for number, item in enumerate(items):
            text += item + gap()
            if number + 1 < len(items) or self.rng.random() < 0.2:
                text += "," + (gap() or " ")
        return text + closer

    def scalar(self, text, column, inside, is_key):
        if self.rng.random() < 0.7 and self.is_plain(text, inside):
            return text
        if self.rng.random() < 0.5 and not re.search("[\n\t\u0085\u2028\u2029\u200e]", text):
            return self.folded("'" + text.replace("'", "''") + "'", column, is_key, "'")
        escaped = ""
        for character in text:
            if character in "\"\\" or character in "\n\u0085\u2028\u2029\u200e":
                escaped += self.escape(character)
            elif self.rng.random() < 0.1:
                escaped += self.escape(character)
            else:
                escaped += character
        return self.folded('"' + escaped + '"', column, is_key, '"')

    def escape(self, character):
        short = {"\n": "\\n", "\t": "\\t", '"': '\\"', "\\": "\\\\", " ": "\\ ", "\u0085": "\\N",
                 "\u2028": "\\L", "\u00a0": "\\_", "/": "\\/"}
        forms = ["\\U%08x" % ord(character)]
        if ord(character) < 0x10000:
            forms.append("\\u%04X" % ord(character))
        if ord(character) < 0x100:
            forms.append("\\x%02x" % ord(character))
        if character in short:
            forms.append(short[character])
        return self.rng.choice(forms)

    def folded(self, text, column, is_key, quote):
        """Breaks a quoted scalar at blanks between words, where a fold reads as one."""
        if is_key or self.rng.random() < 0.5:
            return text
        indentation = " " * (column + self.rng.randrange(3))
        text = re.sub(r"(?<=[\w]) (?=[\w])", lambda _: self.rng.choice([" ", "\n" + indentation]),
                      text)
        if quote == '"' and "\\" not in text and self.rng.random() < 0.3:
            text = re.sub(r"(?<=[a-z])(?=[a-z])",
                          lambda _: self.rng.choice(["", "", "\\\n" + indentation]), text)
        return text

    def is_plain(self, text, inside):
        if not text or text != text.strip(" ") or re.search("[\n\t\u0085\u2028\u2029\u200e]", text):
            return False
        if text[0] in "?:-" and (len(text) == 1 or text[1] == " "):
            return False
        if text[0] in ",[]{}#&*!|>'\"%@`" or text in ("---", "..."):
            return False
        if ": " in text or " #" in text or text.endswith(":"):
            return False
        return not (inside and (re.search(r"[,\[\]{}?]", text) or text[0] == ":"))

    def block_scalar(self, text, prefix, column):
        """A literal or folded scalar, or nothing where the text cannot be one."""
        if re.search("[\u0085\u2028\u2029\u200e]", text) or not text.strip("\n "):
            return None
        body = text.rstrip("\n")
        ends = len(text) - len(body)
        chomping = "-" if ends == 0 else "" if ends == 1 and self.rng.random() < 0.7 else "+"
        lines = body.split("\n")
        indentation = self.rng.choice([1, 2, 2, 5])
        indicator = ""
        if lines[0].startswith(" ") or not lines[0] or self.rng.random() < 0.1:
            indicator = str(indentation)
        if indicator and prefix == "":
            return None
        if prefix == "":
            indentation = max(indentation, 1)
        is_folded = self.rng.random() < 0.5
        if is_folded:
            lines = self.fold(lines)
        header = (">" if is_folded else "|") + self.rng.choice(
            [indicator + chomping, chomping + indicator])
        written = [prefix + header + self.comment()]
        for line in lines:
            written.append("\0" + (" " * (column + indentation) + line if line else ""))
        return written + ["\0"] * (ends - 1 if ends else 0)

    def fold(self, lines):
        """The lines of a folded scalar that read as `lines`."""
        folded = []
        for number, line in enumerate(lines):
            previous = lines[number - 1] if number else None
            if previous and line and previous[0] not in " \t" and line[0] not in " \t":
                folded.append("")
            elif number and line and line[0] not in " \t":
                run = number - 1
                while run >= 0 and not lines[run]:
                    run -= 1
                if run >= 0 and run < number - 1 and lines[run][0] not in " \t":
                    folded.append("")
            if line and line[0] not in " \t":
                line = re.sub(r"(?<=\w) (?=\w)",
                              lambda _: self.rng.choice([" ", "\n"]), line)
            folded += line.split("\n")
        return folded


# Mutations ------------------------------------------------------------------------------------------

PIECES = [" ", "  ", "\n", "\n  ", ":", ": ", " #", " # ", "- ", "-", "? ", ",", "[", "]", "{", "}",
          "\"", "'", "|", ">", "|-\n", "\t", "&a ", "*a", "!t ", "<<: ", "%", "---", "---\n", "...\n",
          "\\", "\\x4", "''", "a", "\r", "\r\n", "\ufeff", "\u2028", "#", "@"]


def mutate(text, rng):
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        place = rng.randrange(len(text) + 1)
        kind = rng.random()
        if kind < 0.25:
            text = text[:place] + text[place + rng.choice([1, 1, 2, 5]):]
        elif kind < 0.6:
            text = text[:place] + rng.choice(PIECES) + text[place:]
        elif kind < 0.8:
            text = text[:place] + rng.choice(PIECES) + text[place + 1:]
        else:
            lines = text.split("\n")
            line = rng.randrange(len(lines))
            change = rng.random()
            if change < 0.3:
                del lines[line]
            elif change < 0.6:
                lines[line] = " " * rng.randrange(5) + lines[line].lstrip(" ")
            elif change < 0.8:
                lines.insert(rng.randrange(len(lines) + 1), lines[line])
            else:
                other = rng.randrange(len(lines))
                lines[line], lines[other] = lines[other], lines[line]
            text = "\n".join(lines)
    return text


# Comparing ------------------------------------------------------------------------------------------

def read_all(documents):
    """What navgen reads: for each document its diagnostics' ids and its tree."""
    encoded = [document.encode("utf-8", "surrogatepass") for document in documents]
    program = READER / ".build/release/SyntaxReader"
    answer = subprocess.run(
        [program], input=b"".join(b"%d\n%s" % (len(text), text) for text in encoded),
        stdout=subprocess.PIPE, check=True, timeout=60).stdout
    offset, results = 0, []
    for _ in documents:
        end = answer.index(b"\n", offset)
        ids, length = answer[offset:end].decode().split(" ")
        offset = end + 1 + int(length)
        results.append((None if ids == "-" else ids, json.loads(answer[end + 1:offset])))
    return results


def read_yaml(text):
    """What PyYAML reads; an empty document is null, as in navgen."""
    try:
        documents = [node for node in yaml.compose_all(text, Loader=yaml.BaseLoader)]
        if len(documents) > 1:
            return "several documents", None
        if not documents:
            return None, None
        return None, yaml.load(text, Loader=yaml.BaseLoader)
    except (yaml.YAMLError, ValueError) as error:
        return str(error), None


def is_known(text):
    """Whether the difference is gone once `?` and `:` at the start of text are letters."""
    text = text.replace("?", "q")
    text = re.sub(r"(?<=[\[{,:\s]):(?=[^\s,\[\]{}])", "c", text)
    (ids, read), = read_all([text])
    problem, expected = read_yaml(text)
    return bool(ids) or (not problem and expected == read)


def report(kind, text, details):
    print(f"--- {kind}\n{text!r}\n{text}\n{details}\n")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--documents", type=int, default=2000)
    options.add_argument("--mutants", type=int, default=20000)
    options = options.parse_args()
    subprocess.run(["swift", "build", "-c", "release", "--package-path", READER], check=True,
                   stdout=subprocess.DEVNULL)
    rng = random.Random(options.seed)
    writer = Writer(rng)
    failures = 0
    trees = [writer.tree(4) for _ in range(options.documents)]
    documents = [writer.document(tree) for tree in trees]
    for tree, text, (ids, read) in zip(trees, documents, read_all(documents)):
        problem, expected = read_yaml(text)
        if problem or expected != tree:
            failures += 1
            report("the generator is wrong", text, f"{problem}\n{tree}\n{expected}")
        if ids or read != tree:
            failures += 1
            report("navgen differs from the tree", text, f"{ids}\n{tree}\n{read}")
        if failures > 5:
            sys.exit(1)
    accepted = 0
    mutants = [mutate(rng.choice([SPEC, rng.choice(documents)]), rng)
               for _ in range(options.mutants)]
    for text, (ids, read) in zip(mutants, read_all(mutants)):
        if ids:
            continue
        accepted += 1
        if read is None:
            continue
        problem, expected = read_yaml(text)
        if (problem or expected != read) and not is_known(text):
            failures += 1
            report("navgen accepts what PyYAML reads otherwise", text,
                   f"{problem}\n{expected}\n{read}")
            if failures > 5:
                sys.exit(1)
    print(f"{len(documents)} documents, {accepted} of {len(mutants)} mutants accepted, "
          f"{failures} differences")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
