// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text as it is read aloud: attachments are replaced by their labels.
struct SpokenText {
  private var words = ""
  private var owesSpace = false

  /// Returns the text that is read aloud for `text`.
  static func words(of text: NSAttributedString) -> String {
    let string = text.string
    return string.contains(AttributedText.attachment) ? SpokenText(text).words : string
  }

  private init(_ text: NSAttributedString) {
    let whole = NSRange(location: 0, length: text.length)
    let string = NSString(string: text.string)
    text.enumerateAttribute(.attachment, in: whole) { value, range, _ in
      let label = (value as? any TextPicturing)?.accessibilityLabel
      for character in string.substring(with: range) {
        if character == AttributedText.attachment { add(label ?? "") } else { add(character) }
      }
    }
  }

  private mutating func add(_ label: String) {
    guard !label.isEmpty else { return }
    if owesSpace || words.last?.isWhitespace == false { words += " " }
    words += label
    owesSpace = true
  }

  private mutating func add(_ character: Character) {
    if owesSpace, character.isLetter || character.isNumber { words += " " }
    owesSpace = false
    words.append(character)
  }
}
