// SPDX-License-Identifier: Apache-2.0

/// The identifier of one section of a collection view whose layout ``Composer`` builds.
///
/// An enumeration with one case for each section is the usual shape. A case may carry a value that only the
/// layout uses (for example `isEmpty`); in that case implement `==` and `hash(into:)` manually, so that the
/// section keeps its identity when the value changes.
public protocol ComposableSection: Hashable {}
