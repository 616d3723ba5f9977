// SPDX-License-Identifier: Apache-2.0

/// An effect that makes a symbol larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(.scale)

  /// Creates the default effect, which does not change the size.
  init() {}

  private static let sizes = ["up", "down"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// The variant that scales up.
  public var up: ScaleSymbolEffect { saying("up", not: Self.sizes) }

  /// The variant that scales down.
  public var down: ScaleSymbolEffect { saying("down", not: Self.sizes) }

  /// The variant that animates layer by layer.
  ///
  /// - Note: Has no effect on Linux: the layers of a symbol move together.
  public var byLayer: ScaleSymbolEffect { saying("byLayer", not: Self.parts) }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that makes a symbol larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
