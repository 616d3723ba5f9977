// SPDX-License-Identifier: Apache-2.0

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: Sendable {
  /// The configuration of the effect, which can be compared.
  var configuration: SymbolEffectConfiguration { get }
}
