// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Synchronization

/// What is reported while something runs.
final class SaidOnce: Sendable {
  private let said = Mutex<[String]>([])

  var messages: [String] { said.withLock { $0 } }

  /// Listens while `body` runs.
  @MainActor
  func listen(_ body: () -> Void) {
    Diagnostics.listen { message in self.said.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    body()
  }
}
