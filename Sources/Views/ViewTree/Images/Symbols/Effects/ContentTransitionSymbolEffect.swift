// SPDX-License-Identifier: Apache-2.0

/// An effect for replacing one symbol with another.
public protocol ContentTransitionSymbolEffect: Sendable {
  /// The configuration of the effect, which can be compared.
  var configuration: SymbolEffectConfiguration { get }
}
