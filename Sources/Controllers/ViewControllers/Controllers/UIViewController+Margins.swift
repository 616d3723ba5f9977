// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry
import MullionViewTree

extension UIViewController {
  /// The minimum margins of the view, or `nil` if `viewRespectsSystemMinimumLayoutMargins` is `false`.
  package var leastLayoutMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// The margins for the width of the view, or of its future window.
  var systemMargins: NSDirectionalEdgeInsets {
    let own = viewIfLoaded?.bounds.width ?? 0
    let width = own > 0 ? own : viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width
    let side = SystemMargin.side(inWidth: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
