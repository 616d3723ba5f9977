// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UICellAccessory {
  /// Returns a spacer as wide as the disclosure indicator of outline rows, so that rows without one are
  /// aligned with them.
  @MainActor
  static func outlineSpacer() -> UICellAccessory {
    .customView(
      configuration: CustomViewConfiguration(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14)),
        placement: .leading(), reservedLayoutWidth: .actual, maintainsFixedSize: true))
  }
}
