// SPDX-License-Identifier: Apache-2.0

/// An effect that shakes a symbol.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(.wiggle)

  /// Creates the default effect.
  init() {}

  private static let ways = [
    "left", "right", "up", "down", "forward", "backward", "clockwise", "counterClockwise",
  ]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// The variant that moves to the left first.
  public var left: WiggleSymbolEffect { saying("left", not: Self.ways) }

  /// The variant that moves to the right first.
  public var right: WiggleSymbolEffect { saying("right", not: Self.ways) }

  /// The variant that moves upwards first.
  public var up: WiggleSymbolEffect { saying("up", not: Self.ways) }

  /// The variant that moves downwards first.
  public var down: WiggleSymbolEffect { saying("down", not: Self.ways) }

  /// The variant that moves in the reading direction first.
  public var forward: WiggleSymbolEffect { saying("forward", not: Self.ways) }

  /// The variant that moves against the reading direction first.
  public var backward: WiggleSymbolEffect { saying("backward", not: Self.ways) }

  /// The variant that rotates clockwise first.
  public var clockwise: WiggleSymbolEffect { saying("clockwise", not: Self.ways) }

  /// The variant that rotates counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { saying("counterClockwise", not: Self.ways) }

  /// The variant that animates layer by layer.
  ///
  /// - Note: Has no effect on Linux: the layers of a symbol move together.
  public var byLayer: WiggleSymbolEffect { saying("byLayer", not: Self.parts) }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  /// Returns the variant that moves along a line at the given angle, in radians.
  public func custom(angle: Double) -> WiggleSymbolEffect { saying("custom(\(angle))") }

  private func saying(_ word: String, not others: [String] = []) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that shakes a symbol.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
