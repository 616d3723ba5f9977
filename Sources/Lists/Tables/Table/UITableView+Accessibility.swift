// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
package import MullionViewTree

extension UITableView: AccessibilityDescribing {
  /// A list; its rows have the focus in the view that shows them.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.list)
    defaults.isFocusGroup = contentView.allowsFocus
    defaults.focusView = contentView
    return defaults
  }
}
