// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A log to which any thread can write.
final class SharedLog: Sendable {
  private let lines = Mutex<[String]>([])

  func record(_ line: String) { lines.withLock { $0.append(line) } }

  var all: [String] { lines.withLock { $0 } }
}
