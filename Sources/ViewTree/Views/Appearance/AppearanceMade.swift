// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view as what makes it from its class sees it; see decision 0002, line 2.
@MainActor
protocol AppearanceMade: AnyObject {
  init(appearanceWithFrame frame: CGRect)
}

@available(*, unavailable)
extension UIView: AppearanceMade {}
