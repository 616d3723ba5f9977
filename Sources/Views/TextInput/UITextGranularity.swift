// SPDX-License-Identifier: Apache-2.0

/// The granularities of text that a tokenizer finds.
public enum UITextGranularity: Int, Sendable {
  /// A user-perceived character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line as displayed.
  case line = 4
  /// The whole text.
  case document = 5
}
