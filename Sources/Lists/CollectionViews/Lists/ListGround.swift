// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The color behind a list as a whole.
struct ListGround {
  let color: UIColor
  /// Whether no section paints it, because none shows anything.
  let isBare: Bool
}
