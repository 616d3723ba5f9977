// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry

// The layout guides of every view.
extension UIView {
  var safeAreaGuide: UILayoutGuide {
    standardGuide(.safeArea) {
      EdgeInsetGuide(self, named: "safeAreaLayoutGuide") { $0.safeAreaInsets }
    }
  }

  var marginsGuide: UILayoutGuide {
    standardGuide(.margins) {
      EdgeInsetGuide(self, named: "layoutMarginsGuide") { $0.layoutMargins }
    }
  }

  var readableGuide: UILayoutGuide {
    standardGuide(.readable) {
      EdgeInsetGuide(self, named: "readableContentGuide") { $0.readableInsets }
    }
  }

  /// Returns a standard guide, created on first access.
  func standardGuide(
    _ kind: AutoLayoutState.StandardGuide, _ make: () -> UILayoutGuide
  ) -> UILayoutGuide {
    if let guide = autoLayout.standardGuides[kind] { return guide }
    let guide = make()
    autoLayout.standardGuides[kind] = guide
    return guide
  }

  /// The insets that limit text to a readable width.
  ///
  /// Differs from UIKit: lines are at most 672 points wide at every text size.
  package var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let room = bounds.width - insets.left - insets.right - Self.readableWidth
    if room > 0 {
      insets.left += room / 2
      insets.right += room / 2
    }
    return insets
  }

  private static let readableWidth: CGFloat = 672
}
