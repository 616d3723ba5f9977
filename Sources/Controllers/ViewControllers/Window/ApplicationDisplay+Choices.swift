// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry
import MullionViewTree

// The user's settings for all applications.
extension ApplicationDisplay {
  /// Posts the notifications of a changed text size and contrast, as far as these differ between `old` and
  /// `new`.
  package func postChoices(from old: UITraitCollection, to new: UITraitCollection) {
    let center = NotificationCenter.default
    let category = new.preferredContentSizeCategory
    if category != old.preferredContentSizeCategory {
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: screen,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
    if new.accessibilityContrast != old.accessibilityContrast {
      center.post(
        name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
  }
}
