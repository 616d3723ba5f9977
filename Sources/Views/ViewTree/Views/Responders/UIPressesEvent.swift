// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An event of presses of keys or buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses in progress, and those that ended with the event.
  open private(set) var allPresses: Set<UIPress>

  init(_ presses: Set<UIPress>, timestamp: TimeInterval) {
    allPresses = presses
    super.init(timestamp: timestamp, type: .presses)
  }
}
