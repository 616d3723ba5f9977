// SPDX-License-Identifier: Apache-2.0

/// The layers of a symbol light up; nothing is seen of it.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.variableColor)

  /// The effect as it is at first.
  init() {}

  private static let orders = ["iterative", "cumulative"]
  private static let turns = ["reversing", "nonReversing"]
  private static let others = ["hideInactiveLayers", "dimInactiveLayers"]

  /// One layer after the other, each alone.
  public var iterative: VariableColorSymbolEffect { saying("iterative", not: Self.orders) }

  /// One layer after the other, those before stay.
  public var cumulative: VariableColorSymbolEffect { saying("cumulative", not: Self.orders) }

  /// Forwards, then backwards.
  public var reversing: VariableColorSymbolEffect { saying("reversing", not: Self.turns) }

  /// Forwards only.
  public var nonReversing: VariableColorSymbolEffect { saying("nonReversing", not: Self.turns) }

  /// Layers that are not lit are gone.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    saying("hideInactiveLayers", not: Self.others)
  }

  /// Layers that are not lit are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    saying("dimInactiveLayers", not: Self.others)
  }

  private func saying(_ word: String, not others: [String]) -> Self {
    var changed = self
    changed.configuration = configuration.saying(word, not: others)
    return changed
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of a symbol light up; nothing is seen of it.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
