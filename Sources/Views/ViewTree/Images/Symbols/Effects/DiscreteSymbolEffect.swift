// SPDX-License-Identifier: Apache-2.0

/// An effect that happens and is over.
public protocol DiscreteSymbolEffect: Sendable {
  /// What happens, as a value that can be compared.
  var configuration: SymbolEffectConfiguration { get }
}
