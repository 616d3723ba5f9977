// SPDX-License-Identifier: Apache-2.0

/// An effect that makes a symbol disappear without changing the layout.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(.disappear)

  /// Creates the default effect.
  init() {}

  private static let sizes = ["up", "down"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// The variant that scales up.
  ///
  /// - Note: Has no effect on Linux: the symbol fades out.
  public var up: DisappearSymbolEffect { saying("up", not: Self.sizes) }

  /// The variant that scales down.
  ///
  /// - Note: Has no effect on Linux: the symbol fades out.
  public var down: DisappearSymbolEffect { saying("down", not: Self.sizes) }

  /// The variant that animates layer by layer.
  ///
  /// - Note: Has no effect on Linux: the layers of a symbol move together.
  public var byLayer: DisappearSymbolEffect { saying("byLayer", not: Self.parts) }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes a symbol disappear without changing the layout.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
