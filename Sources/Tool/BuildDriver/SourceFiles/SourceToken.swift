// SPDX-License-Identifier: Apache-2.0

/// A token of a Swift source, by its place in the bytes of the file.
struct SourceToken {
  /// The kind of a token.
  enum Kind: UInt8 {
    /// A name or keyword, without backticks.
    case word
    /// A word after a number sign, such as `#selector`.
    case macro
    /// A line that begins with `#if`, `#elseif`, `#else` or `#endif`.
    case condition
    /// A literal, whole or in part: a number, or the text between interpolations.
    case literal
    /// A character of an operator or a bracket.
    case mark
  }

  let kind: Kind
  /// The index of the first byte.
  let start: Int
  /// The index after the last byte.
  let end: Int
  /// The line, starting at 1.
  let line: Int
}
