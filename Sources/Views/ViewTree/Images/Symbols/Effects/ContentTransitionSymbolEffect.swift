// SPDX-License-Identifier: Apache-2.0

/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: Sendable {
  /// What happens, as a value that can be compared.
  var configuration: SymbolEffectConfiguration { get }
}
