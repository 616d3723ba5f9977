// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// Contiguous items in memory, of a type that only the subclass specifies.
///
/// Pieces and trees of items are therefore not generic and run at full speed in every module. The memory is
/// changed only while one reference to it exists; therefore it may be sent between threads.
class ItemMemory: @unchecked Sendable {
  /// The locations of the items, valid while the memory is alive and unchanged.
  final var elements: LeafElements

  init(_ elements: LeafElements) { self.elements = elements }

  /// Returns the items of at least one stretch of the same type in new memory.
  func gathering(_ parts: [LeafElements]) -> ItemMemory {
    contractBroken("Memory of items without a type can't be copied. Please report this.")
  }

  /// Appends the items of a stretch of the same type.
  func append(_ part: LeafElements) {
    contractBroken("Memory of items without a type can't grow. Please report this.")
  }
}
