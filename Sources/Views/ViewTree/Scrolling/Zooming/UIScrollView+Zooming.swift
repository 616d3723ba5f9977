// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIScrollView {
  /// The zoomer that scales the content, created on first use.
  var zoomer: Zoomer {
    if let zoomState { return zoomState }
    let zoomer = Zoomer(self)
    zoomState = zoomer
    return zoomer
  }

  /// Whether the user can zoom.
  var canZoom: Bool { zoomState?.isPossible == true }
}
