// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
package import MullionViewTree

extension UITableView: AccessibilityDescribing {
  /// The accessibility defaults of a list; the content view handles the focus of its rows.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.list)
    defaults.isFocusGroup = contentView.allowsFocus
    defaults.focusView = contentView
    return defaults
  }
}
