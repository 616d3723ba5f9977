// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Synchronization

/// Keeps what is said while something is done.
@MainActor
final class CollectedDiagnostics {
  private final class Box: Sendable {
    let messages = Mutex<[String]>([])
  }

  private let box = Box()

  /// What was said, each once.
  var messages: [String] {
    var seen: Set<String> = []
    return box.messages.withLock { $0 }.filter { seen.insert($0).inserted }
  }

  /// Does `body` and keeps what is said meanwhile.
  func listen(_ body: () -> Void) {
    let box = box
    Diagnostics.listen { message in box.messages.withLock { $0.append(message) } }
    body()
    Diagnostics.listen(nil)
  }
}
