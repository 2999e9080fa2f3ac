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
# Only declared files are read and written, so ENABLE_USER_SCRIPT_SANDBOXING may stay on.
#
# Build settings it heeds: NAVGEN, the program, where it is in none of the usual places;
# NAVGEN_TEMPLATES, a folder of templates, whose files must be inputs.
set -eu

# Xcode shows lines that begin with error: among the issues of the build.
fail() {
  echo "error: $1" >&2
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

# Prints where navgen is. Xcode's PATH has neither of Homebrew's folders.
find_navgen() {
  if [ -n "${NAVGEN:-}" ]; then
    [ -x "$NAVGEN" ] || fail "NAVGEN is \`$NAVGEN\`, which cannot be run: set it to navgen's path"
    printf '%s\n' "$NAVGEN"
    return
  fi
  for candidate in /opt/homebrew/bin/navgen /usr/local/bin/navgen "${HOME:-}/.mint/bin/navgen"; do
    if [ -x "$candidate" ]; then
      printf '%s\n' "$candidate"
      return
    fi
  done
  command -v navgen || fail "navgen is not installed: run \`swift build -c release --product navgen\` in its folder and \
copy .build/release/navgen to /usr/local/bin, or set the build setting NAVGEN to its path"
}

# The declared output of the spec $1.
output_of() {
  name=$(basename "$1" .nav).navgen.swift
  printf '%s\n' "$outputs" | while IFS= read -r output; do
    [ "${output##*/}" = "$name" ] && printf '%s\n' "$output"
  done | head -n 1
}

# Previews and the index want files that are there, not new ones while a person types. Previews
# show by their folder: ENABLE_PREVIEWS is YES in ordinary builds too.
is_background_build() {
  [ "${ACTION:-build}" = indexbuild ] && return 0
  case "${OBJROOT:-}/" in */Intermediates.noindex/Previews/*) return 0 ;; esac
  return 1
}

# Runs navgen with these arguments.
run_navgen() {
  "$navgen" "$@" --quiet ${NAVGEN_TEMPLATES:+--templates "$NAVGEN_TEMPLATES"} </dev/null
}

# A change to a file that is read but not declared would go unseen.
check_inputs() {
  run_navgen "$1" --list-inputs 2>/dev/null | while IFS= read -r input; do
    printf '%s\n' "$inputs" | grep -Fqx -- "$input" ||
      fail "\`$input\` is read, but is not an input of this phase: $remedy"
  done
}

# Generates the output $2 from the spec $1, and touches it only if it changes.
generate() {
  run_navgen "$1" -o - >"$draft" || exit 1
  check_inputs "$1" || exit 1
  cmp -s "$draft" "$2" && return
  # The sandbox lets a script make no folder; there Xcode has made those of outputs.
  [ -d "${2%/*}" ] || mkdir -p "${2%/*}"
  cat "$draft" >"$2"
}

remedy="write the file lists again with \`navgen SPEC… -o DIR --xcfilelists DIR\`"
inputs=$(declared INPUT)
outputs=$(declared OUTPUT)
specs=$(printf '%s\n' "$inputs" | grep '\.nav$' | grep -v '/_[^/]*$') ||
  fail "no input of this phase is a spec: $remedy"
navgen=$(find_navgen) || exit 1
# The sandbox allows the target's temporary folder, but not every other.
draft=$(mktemp "${TARGET_TEMP_DIR:-${TMPDIR:-/tmp}}/navgen.XXXXXX")
trap 'rm -f "$draft"' EXIT

printf '%s\n' "$specs" | while IFS= read -r spec; do
  [ -e "$spec" ] || fail "\`$spec\` is an input of this phase, but is not there: $remedy"
  output=$(output_of "$spec")
  [ -n "$output" ] ||
    fail "what \`$spec\` becomes is not an output of this phase: $remedy"
  if is_background_build && [ -f "$output" ]; then continue; fi
  generate "$spec" "$output"
done
