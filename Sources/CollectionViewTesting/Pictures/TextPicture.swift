// SPDX-License-Identifier: Apache-2.0

import CollectionViews
import Foundation
import UIKit
package import ViewTree

/// What a screen shows as lines of text: the collection views on it, each element with its frame,
/// and the labels around them.
@MainActor
package struct TextPicture {
  private let surface: ViewSurface

  /// A picture of what `surface` shows.
  package init(surface: ViewSurface) { self.surface = surface }

  /// The picture; it ends with a newline.
  package var text: String {
    let reader = ViewReader(root: surface.root)
    var lines = [
      "screen \(NumberText.size(surface.size)) @\(NumberText.text(surface.scale))x"
        + "  text \(HostEnvironment.current.text.name)"
    ]
    lines += reader.labels.map { label in
      let frame = label.convert(label.bounds, to: surface.root)
      return "label \(NumberText.rect(frame))  \(ElementLine.quoted(label.text ?? ""))"
    }
    for collectionView in reader.collectionViews {
      lines += Self.lines(of: collectionView, in: surface.root)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of collectionView: UICollectionView, in root: UIView) -> [String] {
    let frame = collectionView.convert(collectionView.bounds, to: root)
    let offset = collectionView.contentOffset
    var heading =
      "collection view \(NumberText.rect(frame))  content \(NumberText.size(collectionView.contentSize))"
    heading += "  offset \(NumberText.text(offset.x)) \(NumberText.text(offset.y))"
    let elements = ViewReader.elements(of: collectionView)
    guard !elements.isEmpty else { return [heading, "  (nothing)"] }
    return [heading, "  " + ElementLine.heading]
      + elements.map { "  " + ElementLine(element: $0).text }
  }
}
