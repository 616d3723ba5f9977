// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What lies in front of content that is searched: a shade, which ends the search when it is
/// pressed, or the results.
final class SearchGround: UIView {
  /// Ends the search.
  var onPress: () -> Void = {}
  /// Places what is in the view.
  var onLayout: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.first?.view === self else { return }
    onPress()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
