// SPDX-License-Identifier: Apache-2.0

/// The arguments after a command's name, parsed from left to right.
///
/// `--option value` and `--option=value` are equivalent.
struct Arguments {
  private var rest: ArraySlice<String>
  /// The value after `=` in the option that was read last.
  private var attached: String?
  /// The option that was read last.
  private var option = ""

  init(_ words: some Sequence<String>) {
    rest = Array(words)[...]
  }

  /// Returns the next word, an option without its attached value, or `nil` at the end.
  ///
  /// - Throws: `CommandError` when the previous option has a value that it does not take.
  mutating func next() throws(CommandError) -> String? {
    if let attached { throw CommandError("\(option) takes no value, found '\(attached)'.") }
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return word }
    attached = String(word[word.index(after: sign)...])
    option = String(word[..<sign])
    return option
  }

  /// Returns all remaining words, unmodified.
  mutating func remaining() -> [String] {
    defer { rest = [] }
    return Array(rest)
  }

  /// Returns the value of the option that was read last.
  ///
  /// - Throws: `CommandError`, naming what is `expected`, when there is none.
  mutating func value(of option: String, _ expected: String) throws(CommandError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let value = rest.popFirst() else {
      throw CommandError("\(option) expects \(expected), found nothing.")
    }
    return value
  }

  /// Returns the values of the option that was read last: at least one, up to the next option.
  ///
  /// - Throws: `CommandError`, naming what is `expected`, when there is none.
  mutating func values(of option: String, _ expected: String) throws(CommandError) -> [String] {
    var values = [try value(of: option, expected)]
    while let word = rest.first, !word.hasPrefix("-") {
      values.append(word)
      rest.removeFirst()
    }
    return values
  }
}
