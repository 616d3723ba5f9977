// SPDX-License-Identifier: Apache-2.0

import MullionViewTree
import Synchronization

/// A collection of objects that are loaded asynchronously, in the order of their providers.
final class LoadedObjects: Sendable {
  private struct Box: @unchecked Sendable {
    var objects: [(any NSItemProviderReading)?]
    var missing: Int
  }
  private let box: Mutex<Box>

  /// Creates storage for `count` objects that are not loaded yet.
  init(_ count: Int) {
    box = Mutex(Box(objects: Array(repeating: nil, count: count), missing: count))
  }

  /// The objects that were loaded.
  var all: [any NSItemProviderReading] { box.withLock { $0 }.objects.compactMap { $0 } }

  /// Stores one object, or `nil` if it cannot be loaded, and returns whether it was the last one.
  func take(_ object: (any NSItemProviderReading)?, at index: Int) -> Bool {
    // The provider transfers ownership, and the object is taken from the box on the main thread.
    nonisolated(unsafe) let object = object
    return box.withLock { box in
      box.objects[index] = object
      box.missing -= 1
      return box.missing == 0
    }
  }
}
