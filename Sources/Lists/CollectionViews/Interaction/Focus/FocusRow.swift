// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An orthogonal section, along which the focus moves.
struct FocusRow {
  /// Whether it scrolls horizontally.
  let isHorizontal: Bool
  /// All of its items, including those that are not visible, at their positions without scrolling.
  let items: [VisibleElement]
}
