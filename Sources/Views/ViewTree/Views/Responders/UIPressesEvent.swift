// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keys or buttons that are pressed.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All that are down, and those that went up with the event.
  open private(set) var allPresses: Set<UIPress>

  init(_ presses: Set<UIPress>, timestamp: TimeInterval) {
    allPresses = presses
    super.init(timestamp: timestamp, type: .presses)
  }
}
