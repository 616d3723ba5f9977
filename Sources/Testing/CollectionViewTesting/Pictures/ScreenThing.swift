// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something on the screen that is drawn or can be used.
struct ScreenThing {
  /// What it is, in a word or two: `label`, `image`, `switch`.
  var kind: String
  /// Where it is, in points of what lists it: the screen, or a cell.
  var frame: CGRect
  /// What it shows or is set to: texts in quotation marks, an image's name, `on`, `disabled`.
  var values: [String] = []
  /// What it looks like: colours, border, corners.
  var look = DrawnLook()
  /// What is unusual about how it is shown: `alpha 0.5`, `turned 90`.
  var manner: [String] = []
  /// What is in it, from back to front.
  var things: [ScreenThing] = []
  /// The number of the collection view that it is; nil: it is none.
  var collectionView: Int?

  /// Whether it is nothing but a colour, with or without border and corners.
  private var isGround: Bool {
    kind == "view" && values.isEmpty && manner.isEmpty && !look.words.isEmpty
  }

  /// Takes over what fills all of it from behind, as cells do with their backgrounds.
  mutating func takeGround() {
    while let first = things.first, first.isGround, first.frame.isClose(to: frame),
      let merged = look.on(first.look)
    {
      look = merged
      things.replaceSubrange(0...0, with: first.things)
    }
  }

  /// Takes over the title or the image in its middle, as buttons do.
  mutating func takeMiddle() {
    guard things.count == 1, let only = things.first,
      ["label", "image", "glyph"].contains(only.kind), only.things.isEmpty, only.look.words.isEmpty,
      only.manner.isEmpty,
      abs(only.frame.midX - frame.midX) <= 1, abs(only.frame.midY - frame.midY) <= 1
    else { return }
    values = (only.values.isEmpty ? [only.kind] : only.values) + values
    things = []
  }

  /// Becomes the collection view that fills it, as tables do.
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
  /// Whether the two are one to a thousandth of a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }

  /// Whether there is an area that both cover; edges that touch are none.
  func covers(partOf other: CGRect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 0.001
      && min(maxY, other.maxY) - max(minY, other.minY) > 0.001
  }
}
