// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIProgressView: AccessibilityDescribing {
  /// The role and the progress as a percentage.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.progress, isElement: true)
    defaults.value = AccessibilityDefaults.percent(Double(progress), of: 1)
    defaults.traits = .updatesFrequently
    return defaults
  }
}
