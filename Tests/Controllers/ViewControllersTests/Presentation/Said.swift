// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The messages that the library reported.
final class Said: Sendable {
  private let stored = Mutex<[String]>([])

  var lines: [String] { stored.withLock { $0 } }

  func add(_ line: String) { stored.withLock { $0.append(line) } }
}
