// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIView {
  var keyboardGuide: UIKeyboardLayoutGuide {
    let guide = standardGuide(.keyboard) { makeKeyboardGuide() }
    return guide as? UIKeyboardLayoutGuide ?? makeKeyboardGuide()
  }

  private func makeKeyboardGuide() -> UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide { [lifetime] usesBottomSafeArea in
      guard let view = lifetime.view else { return 0 }
      return max(usesBottomSafeArea ? view.safeAreaInsets.bottom : 0, view.keyboardOverlap)
    }
    guide.owningView = self
    return guide
  }

  /// The height at the bottom of the view that a keyboard covers, in points.
  private var keyboardOverlap: CGFloat {
    guard let surface, surface.keyboardCover > 0 else { return 0 }
    let end = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: nil).y
    return min(max(0, end - (surface.size.height - surface.keyboardCover)), bounds.height)
  }

  /// Updates the constraints, here and in subviews, that follow the area a keyboard covers.
  func keyboardCoverChanged() {
    if tree.autoLayout?.standardGuides[.keyboard] != nil {
      mentionsChanged(.insets)
      setNeedsLayout()
    }
    for subview in subviews { subview.keyboardCoverChanged() }
  }
}
