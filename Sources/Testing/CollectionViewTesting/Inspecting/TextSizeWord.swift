// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// The words for sizes of text in commands and inspections.
package enum TextSizeWord {
  private static let words: [(String, UIContentSizeCategory)] = [
    ("smallest", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extra-large", .extraLarge), ("largest", .accessibilityExtraExtraExtraLarge),
  ]

  /// The words for which there is a size.
  package static var all: [String] { words.map(\.0) }

  /// Returns the size for a word, or `nil` if it is none.
  package static func size(_ word: String) -> UIContentSizeCategory? {
    words.first { $0.0 == word }?.1
  }

  /// Returns the word for a size, or the name of the category.
  static func text(_ size: UIContentSizeCategory) -> String {
    words.first { $0.1 == size }?.0
      ?? size.rawValue.replacing("UICTContentSizeCategory", with: "")
  }
}
