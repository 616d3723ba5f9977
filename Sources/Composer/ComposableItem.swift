// SPDX-License-Identifier: Apache-2.0

/// The identifier of one item of a collection view whose layout ``Composer`` builds.
///
/// An enumeration with one case for each kind of item is the usual shape.
public protocol ComposableItem: Hashable, Sendable {}
