// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The background color of a list as a whole.
struct ListGround {
  let color: UIColor
  /// Whether no section draws the background, because no section has elements.
  let isBare: Bool
}
