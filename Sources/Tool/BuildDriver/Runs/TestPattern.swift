// SPDX-License-Identifier: Apache-2.0

/// The regular expressions with which `swift test --filter` runs exactly some tests.
///
/// Tests of a module, and those of a suite in it, share their beginning, so that matching a test takes a few
/// comparisons and not one for each name.
package struct TestPattern {
  /// The expressions, one for each `--filter`.
  package let expressions: [String]

  /// Creates the expressions that match `tests`, named as `swift test list` does, and no other test.
  ///
  /// - Parameters:
  ///   - tests: The names.
  ///   - limit: The maximum length of one expression in bytes; Linux refuses arguments of 128 KiB.
  package init(of tests: [String], limit: Int = 100_000) {
    var expressions: [String] = []
    var (names, length) = ([Substring](), 0)
    for test in tests.sorted() {
      let size = 2 * test.utf8.count + 16
      if length + size > limit, !names.isEmpty {
        expressions.append(Self.expression(of: names))
        (names, length) = ([], 0)
      }
      names.append(test[...])
      length += size
    }
    if !names.isEmpty { expressions.append(Self.expression(of: names)) }
    self.expressions = expressions
  }

  /// The arguments for `swift test`.
  var arguments: [String] { expressions.flatMap { ["--filter", $0] } }

  /// Swift Testing adds the place in the source to a name, behind a slash.
  private static func expression(of names: [Substring]) -> String {
    "^\(group(names, [".", "/"]))(?:/|$)"
  }

  /// Returns an expression for `names`, grouped by what is before the first of `separators`.
  private static func group(_ names: [Substring], _ separators: [Character]) -> String {
    guard let separator = separators.first else { return alternatives(names.map(escaped)) }
    var (order, groups): ([Substring], [Substring: [Substring]]) = ([], [:])
    var others: [Substring] = []
    for name in names {
      guard let cut = name.firstIndex(of: separator) else {
        others.append(name)
        continue
      }
      let start = name[...cut]
      if groups[start] == nil { order.append(start) }
      groups[start, default: []].append(name[name.index(after: cut)...])
    }
    let rest = Array(separators.dropFirst())
    return alternatives(
      order.map { escaped($0) + group(groups[$0] ?? [], rest) } + others.map(escaped))
  }

  private static func alternatives(_ words: [String]) -> String {
    words.count == 1 ? words[0] : "(?:\(words.joined(separator: "|")))"
  }

  private static func escaped(_ text: Substring) -> String {
    text.map { #"\^$.|?*+()[]{}"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
