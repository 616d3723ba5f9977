// SPDX-License-Identifier: Apache-2.0

/// A symbol goes, and its place stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.disappear)

  /// The effect as it is at first.
  init() {}

  private static let sizes = ["up", "down"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// By growing.
  public var up: DisappearSymbolEffect { saying("up", not: Self.sizes) }

  /// By shrinking.
  public var down: DisappearSymbolEffect { saying("down", not: Self.sizes) }

  /// The layers of the symbol one after the other.
  public var byLayer: DisappearSymbolEffect { saying("byLayer", not: Self.parts) }

  /// All of the symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol goes, and its place stays.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
