// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIPageControl: BuiltInControl {
  /// Says which page of how many is shown.
  package func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.beAdjustable(.slider)
    if numberOfPages > 0 { defaults.value = "page \(currentPage + 1) of \(numberOfPages)" }
  }

  /// Goes on or back by pages.
  package func adjust(by steps: Int) {
    let before = currentPage
    currentPage += steps
    if currentPage != before { sendActions(for: .valueChanged) }
  }
}
