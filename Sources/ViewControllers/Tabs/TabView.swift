// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// The view of a tab bar controller: the content, and the bar in front of it.
final class TabView: UIView {
  /// Places what is in the view.
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layoutContents()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
