// SPDX-License-Identifier: Apache-2.0

/// An effect that replaces one symbol with another.
///
/// - Note: All variants are shown as a cross-fade on Linux.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(.replace)

  /// Creates the default effect.
  init() {}

  private static let ways = ["downUp", "upUp", "offUp"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// The variant in which the old symbol scales down and the new one up.
  public var downUp: ReplaceSymbolEffect { saying("downUp", not: Self.ways) }

  /// The variant in which both symbols scale up.
  public var upUp: ReplaceSymbolEffect { saying("upUp", not: Self.ways) }

  /// The variant in which the old symbol disappears at once and the new one scales up.
  public var offUp: ReplaceSymbolEffect { saying("offUp", not: Self.ways) }

  /// The variant that animates layer by layer.
  public var byLayer: ReplaceSymbolEffect { saying("byLayer", not: Self.parts) }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  /// Returns the magic replace effect for symbols with common parts, or `fallback`.
  ///
  /// No symbols with common parts are known, so that the result is always `fallback`.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces one symbol with another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
