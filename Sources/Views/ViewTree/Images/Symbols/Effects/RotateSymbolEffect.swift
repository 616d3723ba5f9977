// SPDX-License-Identifier: Apache-2.0

/// A symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.rotate)

  /// The effect as it is at first.
  init() {}

  private static let turns = ["clockwise", "counterClockwise"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// With the clock.
  public var clockwise: RotateSymbolEffect { saying("clockwise", not: Self.turns) }

  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { saying("counterClockwise", not: Self.turns) }

  /// The layers of the symbol one after the other.
  public var byLayer: RotateSymbolEffect { saying("byLayer", not: Self.parts) }

  /// All of the symbol at once.
  public var wholeSymbol: RotateSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
