// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A section that scrolls by itself, as the focus goes along it.
struct FocusRow {
  /// Whether it scrolls to the sides.
  let isHorizontal: Bool
  /// All of its items, also those out of sight, where they are when nothing is scrolled.
  let items: [ShownItem]
}
