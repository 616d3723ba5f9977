// SPDX-License-Identifier: Apache-2.0

/// The words after a command's name, read from left to right.
///
/// `--option value` and `--option=value` are the same.
struct Arguments {
  private var rest: ArraySlice<String>
  /// The value that stood behind `=` in the option read last.
  private var attached: String?
  /// The option read last.
  private var option = ""

  init(_ words: some Sequence<String>) {
    rest = Array(words)[...]
  }

  /// The next word, an option without the value attached to it; nil at the end.
  ///
  /// - Throws: `CommandError` when the option read before had a value it does not take.
  mutating func next() throws(CommandError) -> String? {
    if let attached { throw CommandError("\(option) takes no value, found '\(attached)'.") }
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return word }
    attached = String(word[word.index(after: sign)...])
    option = String(word[..<sign])
    return option
  }

  /// All that is left, as it stands.
  mutating func remaining() -> [String] {
    defer { rest = [] }
    return Array(rest)
  }

  /// The value of the option that was read last.
  ///
  /// - Throws: `CommandError` that says what `expected` is when there is none.
  mutating func value(of option: String, _ expected: String) throws(CommandError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let value = rest.popFirst() else {
      throw CommandError("\(option) is followed by \(expected), and nothing followed it.")
    }
    return value
  }

  /// The values of the option that was read last: one at least, up to the next option.
  ///
  /// - Throws: `CommandError` that says what `expected` is when there is none.
  mutating func values(of option: String, _ expected: String) throws(CommandError) -> [String] {
    var values = [try value(of: option, expected)]
    while let word = rest.first, !word.hasPrefix("-") {
      values.append(word)
      rest.removeFirst()
    }
    return values
  }
}
