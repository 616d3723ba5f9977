// SPDX-License-Identifier: Apache-2.0

/// A symbol shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.wiggle)

  /// The effect as it is at first.
  init() {}

  private static let ways = [
    "left", "right", "up", "down", "forward", "backward", "clockwise", "counterClockwise",
  ]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// To the left first.
  public var left: WiggleSymbolEffect { saying("left", not: Self.ways) }

  /// To the right first.
  public var right: WiggleSymbolEffect { saying("right", not: Self.ways) }

  /// Upwards first.
  public var up: WiggleSymbolEffect { saying("up", not: Self.ways) }

  /// Downwards first.
  public var down: WiggleSymbolEffect { saying("down", not: Self.ways) }

  /// The way people read first.
  public var forward: WiggleSymbolEffect { saying("forward", not: Self.ways) }

  /// Against the way people read first.
  public var backward: WiggleSymbolEffect { saying("backward", not: Self.ways) }

  /// Turning with the clock first.
  public var clockwise: WiggleSymbolEffect { saying("clockwise", not: Self.ways) }

  /// Turning against the clock first.
  public var counterClockwise: WiggleSymbolEffect { saying("counterClockwise", not: Self.ways) }

  /// The layers of the symbol one after the other.
  public var byLayer: WiggleSymbolEffect { saying("byLayer", not: Self.parts) }

  /// All of the symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  /// Along a line of the given angle, in radians.
  public func custom(angle: Double) -> WiggleSymbolEffect { saying("custom(\(angle))") }

  private func saying(_ word: String, not others: [String] = []) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
