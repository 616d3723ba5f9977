// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The segmentation of a text, in UTF-16 code units.
struct TextPieces {
  let text: String

  /// Returns the ranges of a granularity, in order; the separators of words and paragraphs are in none of
  /// them.
  ///
  /// Lines are treated as paragraphs.
  func ranges(of granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: characters
    case .word: words
    case .sentence: sentences
    case .paragraph, .line: paragraphs
    case .document: text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }

  private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: text) }

  private var characters: [Range<Int>] {
    text.indices.map { offset($0)..<offset(text.index(after: $0)) }
  }

  private var words: [Range<Int>] {
    let buffer = EditBuffer(text)
    var found: [Range<Int>] = []
    var place = 0
    while place < buffer.count {
      let end = buffer.offset(from: place, .word, forward: true)
      let start = buffer.offset(from: end, .word, forward: false)
      guard end > place, start < end, start >= place else { break }
      // The last word may be followed by characters that form no word.
      let word = String(text.utf16.dropFirst(start).prefix(end - start)) ?? ""
      guard word.contains(where: { $0.isLetter || $0.isNumber }) else { break }
      found.append(start..<end)
      place = end
    }
    return found
  }

  private var paragraphs: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex { $0.isNewline } ?? text.endIndex
      found.append(offset(start)..<offset(end))
      start = end < text.endIndex ? text.index(after: end) : end
    }
    return found
  }

  /// The ranges of sentences.
  ///
  /// A sentence ends at the end of a paragraph, and behind a stop that is followed by white space, which it
  /// includes.
  private var sentences: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = text.startIndex
    var place = text.startIndex
    func close(_ end: String.Index) {
      if offset(start) < offset(end) { found.append(offset(start)..<offset(end)) }
      start = end
    }
    while place < text.endIndex {
      let next = text.index(after: place)
      let isStop = ".?!\u{2026}".contains(text[place])
      if text[place].isNewline {
        close(place)
        start = next
      } else if isStop, next == text.endIndex || text[next].isWhitespace {
        var end = next
        while end < text.endIndex, text[end].isWhitespace, !text[end].isNewline {
          end = text.index(after: end)
        }
        close(end)
        place = end
        continue
      }
      place = next
    }
    close(text.endIndex)
    return found
  }
}
