// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIPageControl: BuiltInControl {
  /// Describes the current page and the number of pages.
  package func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.beAdjustable(.slider)
    if numberOfPages > 0 { defaults.value = "page \(currentPage + 1) of \(numberOfPages)" }
  }

  /// Changes the current page by `steps`, and sends `.valueChanged` if it is another one.
  package func adjust(by steps: Int) {
    let before = currentPage
    currentPage += steps
    if currentPage != before { sendActions(for: .valueChanged) }
  }
}
