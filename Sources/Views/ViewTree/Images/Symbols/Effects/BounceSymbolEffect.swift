// SPDX-License-Identifier: Apache-2.0

/// A symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.bounce)

  /// The effect as it is at first.
  init() {}

  private static let sizes = ["up", "down"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// By growing.
  public var up: BounceSymbolEffect { saying("up", not: Self.sizes) }

  /// By shrinking.
  public var down: BounceSymbolEffect { saying("down", not: Self.sizes) }

  /// The layers of the symbol one after the other.
  public var byLayer: BounceSymbolEffect { saying("byLayer", not: Self.parts) }

  /// All of the symbol at once.
  public var wholeSymbol: BounceSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
