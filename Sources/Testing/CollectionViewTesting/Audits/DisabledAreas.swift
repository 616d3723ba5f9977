// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// The areas of a screen that are covered by disabled controls.
@MainActor
struct DisabledAreas {
  /// The areas, in the window's coordinates.
  private(set) var areas: [CGRect]

  /// Collects the areas of disabled elements of `node`, and of disabled controls under `root`.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(_ node: AccessibilityNode, in root: UIView) {
    areas = node.all.filter(\.states.isDisabled).map(\.frame)
    visit(root)
  }

  private mutating func visit(_ view: UIView) {
    guard !view.isHidden else { return }
    if let control = view as? UIControl, !control.isEnabled {
      areas.append(view.convert(view.bounds, to: nil))
    } else {
      for subview in view.subviews { visit(subview) }
    }
  }
}
