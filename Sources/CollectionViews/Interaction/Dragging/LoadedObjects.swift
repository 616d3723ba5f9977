// SPDX-License-Identifier: Apache-2.0

import Controls
import Synchronization

/// Objects as they come in.
final class LoadedObjects: Sendable {
  private struct Box: @unchecked Sendable {
    var objects: [any NSItemProviderReading] = []
  }
  private let box = Mutex(Box())

  /// Those that came, in their order.
  var all: [any NSItemProviderReading] { box.withLock { $0 }.objects }

  /// Notes one more.
  func add(_ object: any NSItemProviderReading) {
    nonisolated(unsafe) let object = object
    box.withLock { $0.objects.append(object) }
  }
}
