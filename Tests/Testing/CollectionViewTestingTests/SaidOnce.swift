// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Synchronization

/// The messages that are reported while a closure runs.
final class SaidOnce: Sendable {
  private let said = Mutex<[String]>([])

  var messages: [String] { said.withLock { $0 } }

  /// Records the reported messages while `body` runs.
  @MainActor
  func listen(_ body: () -> Void) {
    Diagnostics.listen { message in self.said.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    body()
  }
}
