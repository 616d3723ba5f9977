// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What lies in front of content that is searched: a shade, which ends the search when it is
/// pressed, or the results.
final class SearchGround: UIView {
  weak var controller: UISearchController?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.first?.view === self else { return }
    controller?.isActive = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layoutResults()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
