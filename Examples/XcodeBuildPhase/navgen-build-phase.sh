#!/bin/sh
# Generates Swift from .nav specs in a run-script phase of Xcode.
#
# 1. Copy this file into the folder of the project. In that folder, with the paths of your own specs:
#
#      navgen App/shop.nav -o App/Generated --xcfilelists .
#
#    writes navgen-inputs.xcfilelist and navgen-outputs.xcfilelist. Do that again when a spec, an
#    include or a template comes or goes: this script says so if you forget, save for a new spec,
#    of which it cannot know.
# 2. Add a run-script phase above "Compile Sources":
#
#      "$SRCROOT/navgen-build-phase.sh"
#
#    with the input file $(SRCROOT)/navgen-build-phase.sh, the input file list
#    $(SRCROOT)/navgen-inputs.xcfilelist and the output file list
#    $(SRCROOT)/navgen-outputs.xcfilelist.
# 3. Build once, and add the files of App/Generated to the target. With -o '$(DERIVED_FILE_DIR)'
#    they are kept out of the sources.
#
# Each input that ends in .nav, and does not start with _, becomes the output NAME.navgen.swift.
# Only declared files are read and written, so ENABLE_USER_SCRIPT_SANDBOXING may stay on. After an
# error in any spec no output is written. What does not start like a generated file is never
# overwritten; an edit further down is, as outputs belong to the build, not to version control.
#
# Build settings it heeds: NAVGEN, the program, where it is in none of the usual places;
# NAVGEN_TEMPLATES, a folder of templates, which the command above is given with --templates too.
set -euf
# What is split below is split into lines: paths have blanks.
IFS='
'
status=0

# Xcode shows lines that begin with error: among the issues of the build.
complain() {
  printf 'error: %s\n' "$1" >&2
  status=1
}

fail() {
  complain "$1"
  exit 1
}

# Prints the files that the phase declares, one a line: $1 is INPUT or OUTPUT. Xcode writes the file
# lists anew with every build setting replaced.
declared() {
  index=0
  eval "count=\${SCRIPT_$1_FILE_COUNT:-0}"
  while [ "$index" -lt "$count" ]; do
    eval "printf '%s\n' \"\$SCRIPT_$1_FILE_$index\""
    index=$((index + 1))
  done
  index=0
  eval "count=\${SCRIPT_$1_FILE_LIST_COUNT:-0}"
  while [ "$index" -lt "$count" ]; do
    eval "cat \"\$SCRIPT_$1_FILE_LIST_$index\""
    echo
    index=$((index + 1))
  done
}

is_program() {
  [ -f "$1" ] && [ -x "$1" ]
}

# Prints where navgen is. Xcode's PATH has neither of Homebrew's folders.
find_navgen() {
  if [ -n "${NAVGEN:-}" ]; then
    is_program "$NAVGEN" ||
      fail "NAVGEN is \`$NAVGEN\`, which cannot be run: set it to navgen's path"
    printf '%s\n' "$NAVGEN"
    return
  fi
  for candidate in /opt/homebrew/bin/navgen /usr/local/bin/navgen "${HOME:-}/.mint/bin/navgen"; do
    if is_program "$candidate"; then
      printf '%s\n' "$candidate"
      return
    fi
  done
  command -v navgen || fail "navgen is not installed: run \`swift build -c release --product navgen\` in its folder and \
copy .build/release/navgen to /usr/local/bin, or set the build setting NAVGEN to its path"
}

# Prints NAVGEN_TEMPLATES as Xcode writes inputs: from the root, without . and .. in it.
find_templates() {
  (cd "${SRCROOT:-.}" && CDPATH='' cd "$NAVGEN_TEMPLATES" && pwd) 2>/dev/null ||
    fail "NAVGEN_TEMPLATES is \`$NAVGEN_TEMPLATES\`, which is no folder that can be read: set it to \
the folder of your templates, whose files must be inputs"
}

# Prints which of the paths $2 end in the name $1.
named() {
  for path in $2; do
    if [ "${path##*/}" = "$1" ]; then printf '%s\n' "$path"; fi
  done
}

# Prints the declared output of the spec $1.
output_of() {
  name=${1##*/}
  named "${name%.nav}.navgen.swift" "$outputs"
}

# A spec has one output, which is of no other spec.
check_spec() {
  spec=$1
  [ -e "$spec" ] || complain "\`$spec\` is an input of this phase, but is not there: $remedy"
  set -- $(named "${spec##*/}" "$specs")
  if [ $# -gt 1 ]; then
    [ "$spec" = "$1" ] ||
      complain "\`$1\` and \`$spec\` become files of one name: rename one of them and $remedy"
    return
  fi
  set -- $(output_of "$spec")
  if [ $# -eq 0 ]; then
    complain "what \`$spec\` becomes is not an output of this phase: $remedy"
  elif [ $# -gt 1 ]; then
    complain "\`$1\` and \`$2\` are both outputs for \`$spec\`: keep one of them"
  fi
}

# Previews and the index want files that are there, not new ones while a person types. Previews
# show by their folder: ENABLE_PREVIEWS is YES in ordinary builds too.
is_background_build() {
  [ "${ACTION:-build}" = indexbuild ] && return 0
  case "${OBJROOT:-}/" in */Intermediates.noindex/Previews/*) return 0 ;; esac
  return 1
}

# Runs navgen with all specs and these arguments.
run_navgen() {
  "$navgen" $specs "$@" --quiet ${templates:+"--templates=$templates"} </dev/null
}

# A change to a file that is read but not declared would go unseen.
check_inputs() {
  for input in $(run_navgen --list-inputs 2>/dev/null); do
    printf '%s\n' "$inputs" | grep -Fqx -e "$input" ||
      complain "\`$input\` is read, but is not an input of this phase: $remedy"
  done
}

# Whether the output $1 may be overwritten with $2, whose header may be the team's own.
check_output() {
  if [ -L "$1" ]; then
    complain "\`$1\` is a symbolic link, which is not written through: remove it"
  elif [ -s "$1" ]; then
    case $(head -n 1 "$1" 2>/dev/null) in
      "// Generated by navgen "* | "$(head -n 1 "$2")") ;;
      *) complain "\`$1\` does not start like a generated file, and is not overwritten: move it away" ;;
    esac
  fi
}

# Makes the output $1 what the draft $2 is, and touches it only if it changes. The sandbox allows no
# file beside an output, but mv from the target's temporary folder, on the same volume, replaces it
# at once. Nor does it let a script make a folder: there Xcode has made those of outputs.
write_output() {
  cmp -s "$2" "$1" && return
  { { [ -d "${1%/*}" ] || mkdir -p "${1%/*}"; } && mv -f "$2" "$1"; } 2>/dev/null ||
    fail "\`$1\` cannot be written: see that its folder is one, and is yours to write to"
}

remedy="write the file lists again with \`navgen SPEC… -o DIR --xcfilelists DIR\
${NAVGEN_TEMPLATES:+ --templates \"$NAVGEN_TEMPLATES\"}\`"
inputs=$(declared INPUT | awk 'NF && !seen[$0]++')
outputs=$(declared OUTPUT | awk 'NF && !seen[$0]++')
specs=$(printf '%s\n' "$inputs" | grep '\.nav$' | grep -v '/_[^/]*$') ||
  fail "no input of this phase is a spec: $remedy"
for spec in $specs; do check_spec "$spec"; done
template=$(printf '%s\n' "$inputs" | grep '\.stencil$' | head -n 1)
if [ -n "$template" ] && [ -z "${NAVGEN_TEMPLATES:-}" ]; then
  complain "\`$template\` is an input of this phase, but is not used: set the build setting \
NAVGEN_TEMPLATES to the folder of your templates"
fi
[ "$status" -eq 0 ] || exit 1

if is_background_build; then
  specs=$(for spec in $specs; do [ -f "$(output_of "$spec")" ] || printf '%s\n' "$spec"; done)
  [ -n "$specs" ] || exit 0
fi

navgen=$(find_navgen) || exit 1
templates=${NAVGEN_TEMPLATES:+$(find_templates)} || exit 1
# The sandbox allows the target's temporary folder, but not every other.
temporary=${TARGET_TEMP_DIR:-${TMPDIR:-/tmp}}
drafts=$(mktemp -d "$temporary/navgen.XXXXXX" 2>/dev/null) ||
  fail "no folder can be made in \`$temporary\`: set TARGET_TEMP_DIR to one that you may write to"
trap 'rm -rf "$drafts"' EXIT

run_navgen -o "$drafts" --layout single || {
  [ $? -lt 126 ] || complain "\`$navgen\` does not run on this machine: set NAVGEN to navgen's path"
  exit 1
}
check_inputs
for spec in $specs; do
  output=$(output_of "$spec")
  draft=$drafts/${output##*/}
  [ -s "$draft" ] || fail "\`$navgen\` made nothing of \`$spec\`: set NAVGEN to navgen's path\
${templates:+, or mend Single.stencil}"
  check_output "$output" "$draft"
done
[ "$status" -eq 0 ] || exit 1
for spec in $specs; do
  output=$(output_of "$spec")
  write_output "$output" "$drafts/${output##*/}"
done
