// SPDX-License-Identifier: Apache-2.0

/// An item, where it lies in memory that is held with it, and its label.
struct ItemEntry: LabelledElement, Sendable {
  private let memory: ItemMemory
  private let index: Int
  var label: Int

  init(_ memory: ItemMemory, _ index: Int, label: Int) {
    self.memory = memory
    self.index = index
    self.label = label
  }

  /// The item, which must be of this type.
  func identifier<Item: Hashable & Sendable>(as type: Item.Type) -> Item {
    withPointer { $0.assumingMemoryBound(to: Item.self).pointee }
  }

  /// Calls `body` with the place of the item in memory.
  func withPointer<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    withExtendedLifetime(memory) { body(memory.elements.element(index)) }
  }
}
