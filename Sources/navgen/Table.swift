/// A line for each row of two columns, the second aligned, every line `indentation` blanks in.
func table(_ rows: [(String, String)], indentation: Int = 0) -> String {
  let width = rows.map(\.0.count).max() ?? 0
  return rows.map { left, right in
    String(repeating: " ", count: indentation) + left
      + String(repeating: " ", count: width - left.count + 2) + right + "\n"
  }.joined()
}
