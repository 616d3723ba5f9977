// SPDX-License-Identifier: Apache-2.0

/// An effect for a symbol that appears or disappears.
public protocol TransitionSymbolEffect: Sendable {
  /// The configuration of the effect, which can be compared.
  var configuration: SymbolEffectConfiguration { get }
}
