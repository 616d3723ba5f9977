// SPDX-License-Identifier: Apache-2.0

/// An effect that highlights the layers of a symbol in sequence.
///
/// - Note: Has no effect on Linux, nor do its variants.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(.variableColor)

  /// Creates the default effect.
  init() {}

  private static let orders = ["iterative", "cumulative"]
  private static let turns = ["reversing", "nonReversing"]
  private static let others = ["hideInactiveLayers", "dimInactiveLayers"]

  /// The variant that highlights one layer at a time.
  public var iterative: VariableColorSymbolEffect { saying("iterative", not: Self.orders) }

  /// The variant that highlights layers cumulatively.
  public var cumulative: VariableColorSymbolEffect { saying("cumulative", not: Self.orders) }

  /// The variant that runs forwards, then backwards.
  public var reversing: VariableColorSymbolEffect { saying("reversing", not: Self.turns) }

  /// The variant that only runs forwards.
  public var nonReversing: VariableColorSymbolEffect { saying("nonReversing", not: Self.turns) }

  /// The variant that hides layers which are not highlighted.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    saying("hideInactiveLayers", not: Self.others)
  }

  /// The variant that dims layers which are not highlighted.
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
  /// An effect that highlights the layers of a symbol in sequence.
  ///
  /// - Note: Has no effect on Linux.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
