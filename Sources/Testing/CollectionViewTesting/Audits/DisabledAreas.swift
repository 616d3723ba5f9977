// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// Where on a screen controls are that can't be used now.
@MainActor
struct DisabledAreas {
  /// In the window's coordinates.
  private(set) var areas: [CGRect]

  /// The areas of disabled elements of `node`, and of disabled controls under `root`.
  ///
  /// - Complexity: O(n) in the number of views.
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
