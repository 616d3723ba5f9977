// SPDX-License-Identifier: Apache-2.0

/// An item in memory, which the entry retains, with its label.
struct ItemEntry: LabelledElement, Sendable {
  private let memory: ItemMemory
  private let index: Int
  var label: Int

  init(_ memory: ItemMemory, _ index: Int, label: Int) {
    self.memory = memory
    self.index = index
    self.label = label
  }

  /// Returns the item, which must be of this type.
  func identifier<Item: Hashable & Sendable>(as type: Item.Type) -> Item {
    withPointer { $0.assumingMemoryBound(to: Item.self).pointee }
  }

  /// Calls `body` with the address of the item in memory, and returns its result.
  func withPointer<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    withExtendedLifetime(memory) { body(memory.elements.element(index)) }
  }
}
