// SPDX-License-Identifier: Apache-2.0

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.replace)

  /// The effect as it is at first.
  init() {}

  private static let ways = ["downUp", "upUp", "offUp"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// The old one shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { saying("downUp", not: Self.ways) }

  /// Both grow.
  public var upUp: ReplaceSymbolEffect { saying("upUp", not: Self.ways) }

  /// The old one is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { saying("offUp", not: Self.ways) }

  /// The layers of the symbol one after the other.
  public var byLayer: ReplaceSymbolEffect { saying("byLayer", not: Self.parts) }

  /// All of the symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  /// What both symbols have in common stays, where such symbols are known; else as `fallback` says.
  ///
  /// None are known here.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
