// SPDX-License-Identifier: Apache-2.0

/// The identifier of one item of a collection view whose layout ``Composer`` builds.
///
/// An enumeration with one case for each kind of item is the usual shape. A ``Composer`` also requires
/// `Sendable`, as diffable data sources do; an item that is not sendable compiles with a warning there.
public protocol ComposableItem: Hashable {}
