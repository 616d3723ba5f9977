// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
package import MullionViewTree
import UIKit

/// The text snapshot of a screen: everything that is drawn or interactive, and each element of collection
/// views with its frame.
@MainActor
package struct TextPicture {
  private let surface: ViewSurface
  private let reader: ScreenReader

  /// Creates the snapshot of `surface`.
  package init(surface: ViewSurface) {
    self.surface = surface
    reader = ScreenReader(surface)
  }

  /// The text; it ends with a newline.
  package var text: String {
    let screen =
      "\(TextPictureFormat.name) \(TextPictureFormat.version)"
      + "  screen \(NumberText.size(surface.size)) @\(NumberText.text(surface.scale))x"
      + "  text \(surface.services.environment.text.name)"
    let heading = ([screen] + reader.screen.look.words).joined(separator: "  ")
    let lines = [heading] + reader.screen.things.flatMap { self.lines(of: $0, indent: "") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of thing: ScreenThing, indent: String) -> [String] {
    let inner = indent + "  "
    let things = thing.things.flatMap { lines(of: $0, indent: inner) }
    guard let number = thing.collectionView else {
      let words =
        ["\(thing.kind) \(NumberText.rect(thing.frame))"] + thing.values + thing.look.words
        + thing.manner
      return [indent + words.joined(separator: "  ")] + things
    }
    let view = reader.collectionViews[number]
    let offset = view.contentOffset
    let words =
      [
        "\(thing.kind) \(NumberText.rect(thing.frame))",
        "content \(NumberText.size(view.contentSize))",
        "offset \(NumberText.text(offset.x)) \(NumberText.text(offset.y))",
      ] + thing.look.words + thing.manner
    return [indent + words.joined(separator: "  ")] + things
      + elements(of: view).map { inner + $0 }
  }

  /// Returns the lines of the elements of `collectionView`, followed by those of nested collection views.
  private func elements(of collectionView: UICollectionView) -> [String] {
    let elements = ViewReader.elementViews(of: collectionView, isRead: false).sorted {
      ViewReader.isReadBefore($0.element, $1.element)
    }
    guard !elements.isEmpty else { return ["(nothing)"] }
    var lines = [ElementLine.heading]
    var nested: [String] = []
    for (view, element) in elements {
      let inside = reader.inside(view)
      lines.append(ElementLine(element: element, inside: inside).text)
      for thing in inside?.things ?? [] where thing.collectionView != nil {
        nested += self.lines(of: thing, indent: "")
      }
    }
    return lines + nested
  }
}
