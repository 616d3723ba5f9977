// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An orthogonal section, along which the focus moves.
struct FocusRow {
  /// Whether the section scrolls horizontally.
  let isHorizontal: Bool
  /// All items of the section, including those that are not visible, at their positions without scrolling.
  let items: [VisibleElement]
}
