// SPDX-License-Identifier: Apache-2.0

/// Pieces of a text that a tokenizer finds.
public enum UITextGranularity: Int, Sendable {
  /// A character as people see it.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line as it is shown.
  case line = 4
  /// All of the text.
  case document = 5
}
