// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The texts that code draws into a view, with where they begin: what a digest does not say.
struct DrawnTexts {
  /// More are left to the digest.
  static let most = 60

  /// A word for each line of text, in the order in which they are drawn: `draws "11.0" @238 20`.
  private(set) var words: [String] = []

  /// The texts of `commands`, in the coordinates of what they are drawn in.
  ///
  /// - Complexity: O(n) in their number.
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
