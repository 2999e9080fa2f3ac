import Foundation
import NavgenDiagnostics
import Testing

@Suite struct JSONRendererTests {
  /// Everything that a diagnostic may have, pinned whole.
  @Test func everythingIsWritten() {
    let file = SourceFile(path: "Specs/\"shop\".nav", text: "\u{FEFF}é: x\nb: yes\n")
    let word = SourceRange(file: file, lower: 12, upper: 15)
    let diagnostic = Diagnostic(
      .notABool, "`b` is no\u{7}\ttruth", at: word,
      notes: [
        Diagnostic.Note("first", at: SourceRange(file: file, lower: 5, upper: 5)),
        Diagnostic.Note("second"),
      ],
      fixIts: [Diagnostic.FixIt("write `true`", [Diagnostic.FixIt.Edit(word, "true")])])
    #expect(JSONRenderer().text(of: [diagnostic]) == expected)
  }

  @Test func nothingIsAnEmptyList() {
    #expect(JSONRenderer().text(of: []) == "{\n  \"diagnostics\": []\n}\n")
  }

  /// What has no place has no range, and every text arrives as it was.
  @Test(arguments: ["", "a\\b\"c\"", "\u{0}\u{1F}\u{7F}\u{9F}", "\u{2028}", "👩‍👧 می‌خواهم", "\r\n"])
  func textsArriveAsTheyAre(text: String) throws {
    let written = JSONRenderer().text(of: [Diagnostic(.wrongUse, text, at: nil)])
    let parsed = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any]
    let diagnostics = try #require(parsed?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.first?["message"] as? String == text)
    #expect(diagnostics.first?["range"] == nil)
  }

  private let expected = #"""
    {
      "diagnostics": [
        {
          "id": "not-a-bool",
          "severity": "error",
          "message": "`b` is no\u0007\ttruth",
          "range": {
            "path": "Specs/\"shop\".nav",
            "start": {
              "line": 2,
              "column": 4,
              "offset": 12
            },
            "end": {
              "line": 2,
              "column": 7,
              "offset": 15
            }
          },
          "notes": [
            {
              "message": "first",
              "range": {
                "path": "Specs/\"shop\".nav",
                "start": {
                  "line": 1,
                  "column": 3,
                  "offset": 5
                },
                "end": {
                  "line": 1,
                  "column": 3,
                  "offset": 5
                }
              }
            },
            {
              "message": "second"
            }
          ],
          "fixIts": [
            {
              "message": "write `true`",
              "edits": [
                {
                  "range": {
                    "path": "Specs/\"shop\".nav",
                    "start": {
                      "line": 2,
                      "column": 4,
                      "offset": 12
                    },
                    "end": {
                      "line": 2,
                      "column": 7,
                      "offset": 15
                    }
                  },
                  "replacement": "true"
                }
              ]
            }
          ]
        }
      ]
    }

    """#
}
