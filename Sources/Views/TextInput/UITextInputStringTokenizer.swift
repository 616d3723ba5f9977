// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// A tokenizer that finds words, sentences, lines and paragraphs by the characters of a text.
///
/// Differs from UIKit: words are runs of letters, digits, apostrophes and underscores in every language, and
/// sentences end only at punctuation and the ends of paragraphs. A line is a displayed line in text fields
/// and text views, and a paragraph elsewhere.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer for the text of `textInput`, which is not retained.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = offset(of: position) else { return nil }
    let isBackward = direction.isBackward
    let piece = pieces(granularity, around: position).first {
      $0.lowerBound < place && place < $0.upperBound
        || (isBackward ? $0.upperBound == place : $0.lowerBound == place)
    }
    guard let piece, let start = self.position(piece.lowerBound),
      let end = self.position(piece.upperBound)
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = offset(of: position) else { return false }
    let isBackward = direction.isBackward
    return pieces(granularity, around: position).contains {
      (isBackward ? $0.lowerBound : $0.upperBound) == place
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = offset(of: position) else { return nil }
    let edges = pieces(granularity, around: position).flatMap { [$0.lowerBound, $0.upperBound] }
    let found = direction.isBackward ? edges.last { $0 < place } : edges.first { $0 > place }
    return found.flatMap(self.position)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: Positions

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func position(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  private func pieces(
    _ granularity: UITextGranularity, around position: UITextPosition
  ) -> [Range<Int>] {
    guard let input else { return [] }
    if granularity == .line, let edited = input as? any _EditedText,
      let place = offset(of: position)
    {
      let editor = edited._places.editor
      return (editor.host?.editorLine(at: place)).map { [$0] } ?? []
    }
    let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    let text = whole.flatMap { input.text(in: $0) } ?? ""
    return TextPieces(text: text).ranges(of: granularity)
  }
}
