// SPDX-License-Identifier: Apache-2.0

/// The granularities of text that a tokenizer finds.
public enum UITextGranularity: Int, Sendable {
  /// The granularity of user-perceived characters.
  case character = 0
  /// The granularity of words.
  case word = 1
  /// The granularity of sentences.
  case sentence = 2
  /// The granularity of paragraphs.
  case paragraph = 3
  /// The granularity of lines as displayed.
  case line = 4
  /// The granularity of the whole text.
  case document = 5
}
