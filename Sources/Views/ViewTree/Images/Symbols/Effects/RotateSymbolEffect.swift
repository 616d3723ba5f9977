// SPDX-License-Identifier: Apache-2.0

/// An effect that rotates a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(.rotate)

  /// Creates the default effect.
  init() {}

  private static let turns = ["clockwise", "counterClockwise"]
  private static let parts = ["byLayer", "wholeSymbol"]

  /// The variant that rotates clockwise.
  public var clockwise: RotateSymbolEffect { saying("clockwise", not: Self.turns) }

  /// The variant that rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { saying("counterClockwise", not: Self.turns) }

  /// The variant that animates layer by layer.
  ///
  /// - Note: Has no effect on Linux: the layers of a symbol move together.
  public var byLayer: RotateSymbolEffect { saying("byLayer", not: Self.parts) }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: RotateSymbolEffect { saying("wholeSymbol", not: Self.parts) }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
