// SPDX-License-Identifier: Apache-2.0

/// An effect that makes a symbol grow and shrink smoothly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(.breathe)

  /// Creates the default effect.
  init() {}

  private static let manners = ["plain", "pulse"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// The variant that changes only the size.
  public var plain: BreatheSymbolEffect { saying("plain", not: Self.manners) }

  /// The variant that changes the size and the opacity.
  public var pulse: BreatheSymbolEffect { saying("pulse", not: Self.manners) }

  /// The variant that animates layer by layer.
  ///
  /// - Note: Has no effect on Linux: the layers of a symbol move together.
  public var byLayer: BreatheSymbolEffect { saying("byLayer", not: Self.parts) }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes a symbol grow and shrink smoothly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
