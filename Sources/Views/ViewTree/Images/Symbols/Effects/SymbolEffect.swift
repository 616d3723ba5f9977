// SPDX-License-Identifier: Apache-2.0

/// What can happen to a symbol in an image view.
public protocol SymbolEffect: Sendable {
  /// What happens, as a value that can be compared.
  var configuration: SymbolEffectConfiguration { get }
}
