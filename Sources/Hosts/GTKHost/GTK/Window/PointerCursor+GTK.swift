// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension PointerCursor {
  /// The cursor's name on desktops, or `nil` for the default cursor.
  var cssName: String? {
    switch self {
    case .usual: nil
    case .text: "text"
    case .verticalText: "vertical-text"
    case .hidden: "none"
    }
  }
}
