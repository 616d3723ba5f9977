// SPDX-License-Identifier: Apache-2.0

/// A symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.pulse)

  /// The effect as it is at first.
  init() {}

  private static let parts = ["byLayer", "wholeSymbol"]

  /// The layers of the symbol one after the other.
  public var byLayer: PulseSymbolEffect { saying("byLayer", not: Self.parts) }

  /// All of the symbol at once.
  public var wholeSymbol: PulseSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
