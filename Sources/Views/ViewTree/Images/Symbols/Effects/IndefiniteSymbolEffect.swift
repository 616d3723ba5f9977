// SPDX-License-Identifier: Apache-2.0

/// An effect that lasts until it is taken away.
public protocol IndefiniteSymbolEffect: Sendable {
  /// What happens, as a value that can be compared.
  var configuration: SymbolEffectConfiguration { get }
}
