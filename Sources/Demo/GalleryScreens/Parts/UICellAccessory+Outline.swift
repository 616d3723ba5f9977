// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UICellAccessory {
  /// Room for the sign that rows with others in them have, so that rows without it line up.
  @MainActor
  static func outlineSpacer() -> UICellAccessory {
    .customView(
      configuration: CustomViewConfiguration(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14)),
        placement: .leading(), reservedLayoutWidth: .actual, maintainsFixedSize: true))
  }
}
