// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A painted text, image or control that other elements must not overlap.
@MainActor
struct PaintedThing {
  enum Kind {
    case text, image, control
  }

  let kind: Kind
  /// The text, or `nil` if the element is not a text.
  var text: String?
  /// The view that the element is, or is a part of.
  let view: UIView
  /// The visible area, in the surface's coordinate space; for a text, the area of its lines.
  let area: CGRect
  /// The identity of the group that the element moves with: the content of a scroll view, a cell, a bar, or a
  /// presented controller.
  let plane: ObjectIdentifier
  /// The position in the painting order; elements with higher values are painted later.
  let order: Int

  /// The readable description: kind, text or name, and frame on the screen.
  var words: String {
    let view = ViewKind(view)
    let shown = text.map { [ElementLine.quoted($0)] } ?? view.values
    let name = self.view.accessibilityIdentifier.map { ["#\($0)"] } ?? []
    return ([view.name] + name + shown + [NumberText.frame(area)]).joined(separator: " ")
  }

  /// Returns whether this element, which is painted later, must not overlap `lower`.
  ///
  /// A text over an image is a caption; a small control inside a large one is a part of it.
  func isWrong(over lower: PaintedThing) -> Bool {
    guard plane == lower.plane, view !== lower.view, !view.isDescendant(of: lower.view),
      !lower.view.isDescendant(of: view)
    else { return false }
    switch (kind, lower.kind) {
    case (.text, .text), (.image, .text): return true
    case (.control, .control): return !area.contains(lower.area) && !lower.area.contains(area)
    default: return false
    }
  }
}
