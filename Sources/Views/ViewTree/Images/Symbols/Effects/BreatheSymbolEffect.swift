// SPDX-License-Identifier: Apache-2.0

/// A symbol grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.breathe)

  /// The effect as it is at first.
  init() {}

  private static let manners = ["plain", "pulse"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// By its size alone.
  public var plain: BreatheSymbolEffect { saying("plain", not: Self.manners) }

  /// By its size and how opaque it is.
  public var pulse: BreatheSymbolEffect { saying("pulse", not: Self.manners) }

  /// The layers of the symbol one after the other.
  public var byLayer: BreatheSymbolEffect { saying("byLayer", not: Self.parts) }

  /// All of the symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
