// SPDX-License-Identifier: Apache-2.0

/// An effect that makes a symbol bounce.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(.bounce)

  /// Creates the default effect.
  init() {}

  private static let sizes = ["up", "down"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// The variant that scales up.
  public var up: BounceSymbolEffect { saying("up", not: Self.sizes) }

  /// The variant that scales down.
  public var down: BounceSymbolEffect { saying("down", not: Self.sizes) }

  /// The variant that animates layer by layer.
  ///
  /// - Note: Has no effect on Linux: the layers of a symbol move together.
  public var byLayer: BounceSymbolEffect { saying("byLayer", not: Self.parts) }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that makes a symbol bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
