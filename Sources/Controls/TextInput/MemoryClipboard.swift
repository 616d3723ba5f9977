// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// The clipboard of a process without a host.
@MainActor
final class MemoryClipboard: Clipboard {
  private(set) var changeCount = 0
  private(set) var text: String?
  private(set) var picture: Data?

  func write(text: String?, picture: Data?) {
    (self.text, self.picture) = (text, picture)
    changeCount += 1
  }
}
