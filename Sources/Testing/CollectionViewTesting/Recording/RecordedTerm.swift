// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout

/// A term of a frame's side, as stored in recording files: amount, source, path, words.
struct RecordedTerm: Hashable, Codable {
  let term: FrameTerm

  init(_ term: FrameTerm) {
    self.term = term
  }

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let amount = try values.decode(CGFloat.self)
    let name = try values.decode(String.self)
    guard let source = FrameTerm.Source(rawValue: name) else {
      throw RecordingError("names '\(name)', which is not a source of terms of frames.")
    }
    term = FrameTerm(
      amount: amount, source: source, path: try values.decode(String.self),
      words: try values.decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(term.amount)
    try values.encode(term.source.rawValue)
    try values.encode(term.path)
    try values.encode(term.words)
  }
}
