// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIScrollView {
  /// What scales the content.
  var zoomer: Zoomer {
    if let zoomState { return zoomState }
    let zoomer = Zoomer(self)
    zoomState = zoomer
    return zoomer
  }

  /// Whether a hand can zoom.
  var canZoom: Bool { zoomState?.isPossible == true }
}
