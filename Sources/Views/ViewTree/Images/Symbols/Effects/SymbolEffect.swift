// SPDX-License-Identifier: Apache-2.0

/// An effect of a symbol in an image view.
public protocol SymbolEffect: Sendable {
  /// The configuration of the effect, which can be compared.
  var configuration: SymbolEffectConfiguration { get }
}
