// SPDX-License-Identifier: Apache-2.0

/// The traits of a view, which layouts from JSON do not read.
public final class UITraitCollection: Sendable {
  /// Creates traits.
  public init() {}
  /// Creates traits with the scale of a display.
  public init(displayScale: Double) {}
}

/// An object that a visible-items handler moves, of which the laboratory has none.
public protocol UIDynamicItem: AnyObject {}
