// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A visible or interactive part of a screen.
struct ScreenThing {
  /// The kind, in a word or two: `label`, `image`, `switch`.
  var kind: String
  /// The frame, in points, in the coordinates of the screen or of the cell that lists it.
  var frame: CGRect
  /// The contents or the state: texts in quotation marks, an image's name, `on`, `disabled`.
  var values: [String] = []
  /// The visual attributes: colours, border, corners.
  var look = DrawnLook()
  /// The unusual attributes: `alpha 0.5`, `turned 90`.
  var manner: [String] = []
  /// The contained things, from back to front.
  var things: [ScreenThing] = []
  /// The index of the collection view, or `nil` if it is not a collection view.
  var collectionView: Int?

  /// Whether the thing is only a background colour, with or without border and corners.
  private var isGround: Bool {
    kind == "view" && values.isEmpty && manner.isEmpty && !look.words.isEmpty
  }

  /// Merges a background that fills the thing, as cells do with their backgrounds.
  mutating func takeGround() {
    while let first = things.first, first.isGround, first.frame.isClose(to: frame),
      let merged = look.on(first.look)
    {
      look = merged
      things.replaceSubrange(0...0, with: first.things)
    }
  }

  /// Merges the title or the image in the centre, as buttons do.
  mutating func takeMiddle() {
    guard things.count == 1, let only = things.first,
      ["label", "image", "glyph"].contains(only.kind), only.things.isEmpty, only.look.words.isEmpty,
      only.manner.isEmpty,
      abs(only.frame.midX - frame.midX) <= 1, abs(only.frame.midY - frame.midY) <= 1
    else { return }
    values = (only.values.isEmpty ? [only.kind] : only.values) + values
    things = []
  }

  /// Merges the collection view that fills the thing, as tables do.
  mutating func takeContent() {
    guard let index = things.firstIndex(where: { $0.collectionView != nil }),
      things[index].frame.isClose(to: frame), let merged = look.on(things[index].look)
    else { return }
    let content = things.remove(at: index)
    look = merged
    manner += content.manner
    things += content.things
    collectionView = content.collectionView
  }
}

extension CGRect {
  /// Returns whether the two rectangles are equal to a thousandth of a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }

  /// Returns whether the two rectangles overlap; touching edges do not count.
  func covers(partOf other: CGRect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 0.001
      && min(maxY, other.maxY) - max(minY, other.minY) > 0.001
  }
}
