// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Synchronization

/// A collector of the diagnostics that are reported while a closure runs.
@MainActor
final class CollectedDiagnostics {
  private final class Box: Sendable {
    let messages = Mutex<[String]>([])
  }

  private let box = Box()

  /// The messages, without duplicates.
  var messages: [String] {
    var seen: Set<String> = []
    return box.messages.withLock { $0 }.filter { seen.insert($0).inserted }
  }

  /// Runs `body` and collects the diagnostics that are reported meanwhile.
  func listen(_ body: () -> Void) {
    let box = box
    Diagnostics.listen { message in box.messages.withLock { $0.append(message) } }
    body()
    Diagnostics.listen(nil)
  }
}
