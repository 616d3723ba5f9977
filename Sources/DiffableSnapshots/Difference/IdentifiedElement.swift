// SPDX-License-Identifier: Apache-2.0

/// An element of an ``OrderedTree`` that two versions of the tree are aligned by.
///
/// The identifier is the first stored property, so that it lies where its element lies.
protocol IdentifiedElement: OrderedElement {
  associatedtype Identifier: Hashable & Sendable
  var identifier: Identifier { get }
}

extension ItemEntry: IdentifiedElement {}

extension SectionEntry: IdentifiedElement {}
