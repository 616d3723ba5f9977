// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// Items in one stretch of memory, of a type that only the subclass knows.
///
/// What holds it, the pieces and trees of items, is therefore not generic and runs at full speed in
/// every module. It is changed only while one reference to it exists; that is why it may be sent
/// between threads.
class ItemMemory: @unchecked Sendable {
  /// Where the items lie as long as the memory is held and not changed.
  final var elements: LeafElements

  init(_ elements: LeafElements) { self.elements = elements }

  /// The items of several stretches of the same type, at least one, in memory of their own.
  func gathering(_ parts: [LeafElements]) -> ItemMemory {
    contractBroken("Memory of items of no type was asked for copies. Please report this.")
  }

  /// Adds the items of a stretch of the same type at the end.
  func append(_ part: LeafElements) {
    contractBroken("Memory of items of no type was asked to grow. Please report this.")
  }
}
