// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A text, an image or a control that is painted, which others are not to lie over.
@MainActor
struct PaintedThing {
  enum Kind {
    case text, image, control
  }

  let kind: Kind
  /// The text itself; nil: it is none.
  var text: String?
  /// What it is, or is a part of.
  let view: UIView
  /// What is seen of it, in the surface's coordinate space: of a text, its lines.
  let area: CGRect
  /// What it moves with: the content of a scroll view, a cell, a bar, or what a controller shows over
  /// others.
  let plane: ObjectIdentifier
  /// How many parts of the screen are painted before it.
  let order: Int

  /// What it is, for people: its kind and text or name, and its place on the screen.
  var words: String {
    let view = ViewKind(view)
    let shown = text.map { [ElementLine.quoted($0)] } ?? view.values
    let name = self.view.accessibilityIdentifier.map { ["#\($0)"] } ?? []
    return ([view.name] + name + shown + [NumberText.frame(area)]).joined(separator: " ")
  }

  /// Whether this one, which is painted later, is not to lie over `lower`.
  ///
  /// A text over an image is a caption, a small control in a large one is a part of it.
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
