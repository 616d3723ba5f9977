// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The background of the friends section: a band from edge to edge.
final class HomeBandView: GalleryReusableView {
  override func setUp() {
    backgroundColor = .quaternarySystemFill
  }
}
