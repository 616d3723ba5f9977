// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A view whose height may be determined by its constraints instead of its frame.
@MainActor
protocol SelfSizing: UIView {
  /// Whether the constraints determine the height.
  var sizesItself: Bool { get }
}
