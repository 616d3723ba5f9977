// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UILayoutGuide {
  /// The view in whose coordinate space the guide lies; set by `addLayoutGuide(_:)`.
  ///
  /// Differs from UIKit: can't be overridden.
  public package(set) var owningView: UIView? {
    get { (ownerReference as? ViewLifetime)?.view }
    set { ownerReference = newValue?.lifetime }
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutOwner: UIView? { owningView }
  var layoutContainer: UIView? { owningView }
  var layoutReference: any ItemReference { lifetime }
  func box(in region: LayoutRegion) -> LayoutBox { ownBox(in: region) }
}
