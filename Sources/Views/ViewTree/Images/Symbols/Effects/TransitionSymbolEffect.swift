// SPDX-License-Identifier: Apache-2.0

/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect: Sendable {
  /// What happens, as a value that can be compared.
  var configuration: SymbolEffectConfiguration { get }
}
