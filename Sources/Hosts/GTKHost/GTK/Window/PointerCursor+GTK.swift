// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension PointerCursor {
  /// The name that desktops know it by; nil: the usual one.
  var cssName: String? {
    switch self {
    case .usual: nil
    case .text: "text"
    case .verticalText: "vertical-text"
    case .hidden: "none"
    }
  }
}
