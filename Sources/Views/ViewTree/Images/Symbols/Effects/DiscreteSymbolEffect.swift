// SPDX-License-Identifier: Apache-2.0

/// An effect that runs and ends.
public protocol DiscreteSymbolEffect: Sendable {
  /// The configuration of the effect, which can be compared.
  var configuration: SymbolEffectConfiguration { get }
}
