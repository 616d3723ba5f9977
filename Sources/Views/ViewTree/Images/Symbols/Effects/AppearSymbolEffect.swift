// SPDX-License-Identifier: Apache-2.0

/// A symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.appear)

  /// The effect as it is at first.
  init() {}

  private static let sizes = ["up", "down"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// By growing.
  public var up: AppearSymbolEffect { saying("up", not: Self.sizes) }

  /// By shrinking.
  public var down: AppearSymbolEffect { saying("down", not: Self.sizes) }

  /// The layers of the symbol one after the other.
  public var byLayer: AppearSymbolEffect { saying("byLayer", not: Self.parts) }

  /// All of the symbol at once.
  public var wholeSymbol: AppearSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
