// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A container for an object that is loaded immediately or later.
final class LoadedObject: Sendable {
  private struct Box: @unchecked Sendable {
    var object: (any NSItemProviderWriting)?
  }
  private let box = Mutex(Box())

  /// The object; `nil` until it is loaded.
  var object: (any NSItemProviderWriting)? { box.withLock { $0 }.object }

  /// Stores the object.
  func take(_ object: (any NSItemProviderWriting)?) {
    // Transferred by the provider; the box passes it to one reader.
    nonisolated(unsafe) let object = object
    box.withLock { $0.object = object }
  }
}
