// SPDX-License-Identifier: Apache-2.0

import ViewTree

/// The clipboard of a process without a host.
@MainActor
final class MemoryClipboard: Clipboard {
  private(set) var changeCount = 0
  var text: String? {
    didSet { changeCount += 1 }
  }
}
