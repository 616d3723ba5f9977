// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The view in front of searched content, which dims the content and ends the search when pressed, or
/// contains the results.
final class SearchGround: UIView {
  /// The closure called on a press, to end the search.
  var onPress: () -> Void = {}
  /// The closure that lays out the contents of the view.
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
