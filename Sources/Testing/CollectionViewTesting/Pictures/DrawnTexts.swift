// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The texts that code draws into a view, with their origins, in addition to the digest of the drawing.
struct DrawnTexts {
  /// The maximum number of texts; further ones are represented by the digest only.
  static let most = 60

  /// The words for the lines of text, in drawing order, such as `draws "11.0" @238 20`.
  private(set) var words: [String] = []

  /// Creates the list of the first ``most`` texts of `commands`, in the coordinates in which they are drawn.
  ///
  /// - Complexity: O(*n*) in their number.
  init(in commands: [DrawCommand]) {
    for command in commands { read(command, by: .identity) }
  }

  private mutating func read(_ command: DrawCommand, by transform: CGAffineTransform) {
    switch command {
    case .text(let layout, let origin, _):
      for line in layout.lines where words.count < Self.most && !line.text.isEmpty {
        let place = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
          .applying(transform)
        words.append(
          "draws \(ElementLine.quoted(line.text)) @\(NumberText.text(place.x)) "
            + NumberText.text(place.y))
      }
    case .drawing(let drawing): read(drawing, by: transform)
    case .fill, .border, .image, .imagePart: break
    }
  }

  private mutating func read(_ drawing: Drawing, by transform: CGAffineTransform) {
    let inner = drawing.transform.concatenating(transform)
    for step in drawing.steps {
      switch step {
      case .command(let command): read(command, by: inner)
      case .drawing(let drawing): read(drawing, by: inner)
      case .fill, .stroke: break
      }
    }
  }
}
