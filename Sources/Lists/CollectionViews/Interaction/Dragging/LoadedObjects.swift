// SPDX-License-Identifier: Apache-2.0

import MullionViewTree
import Synchronization

/// Objects as they come in, in the order of those who carry them.
final class LoadedObjects: Sendable {
  private struct Box: @unchecked Sendable {
    var objects: [(any NSItemProviderReading)?]
    var missing: Int
  }
  private let box: Mutex<Box>

  /// `count` objects, none of which came yet.
  init(_ count: Int) {
    box = Mutex(Box(objects: Array(repeating: nil, count: count), missing: count))
  }

  /// Those that came.
  var all: [any NSItemProviderReading] { box.withLock { $0 }.objects.compactMap { $0 } }

  /// Notes one, or that it can't be had; answers whether it was the last one.
  func take(_ object: (any NSItemProviderReading)?, at index: Int) -> Bool {
    // The providers hand it over, and it is taken from the box on the main thread.
    nonisolated(unsafe) let object = object
    return box.withLock { box in
      box.objects[index] = object
      box.missing -= 1
      return box.missing == 0
    }
  }
}
