// SPDX-License-Identifier: Apache-2.0

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.scale)

  /// The effect as it is at first.
  init() {}

  private static let sizes = ["up", "down"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// By growing.
  public var up: ScaleSymbolEffect { saying("up", not: Self.sizes) }

  /// By shrinking.
  public var down: ScaleSymbolEffect { saying("down", not: Self.sizes) }

  /// The layers of the symbol one after the other.
  public var byLayer: ScaleSymbolEffect { saying("byLayer", not: Self.parts) }

  /// All of the symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
