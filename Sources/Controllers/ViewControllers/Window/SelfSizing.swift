// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A view that can be as high as its constraints have it, whatever its frame was.
@MainActor
protocol SelfSizing: UIView {
  /// Whether it is.
  var sizesItself: Bool { get }
}
