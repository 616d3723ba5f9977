// SPDX-License-Identifier: Apache-2.0

/// What suits the symbol.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable
{
  /// What happens.
  public private(set) var configuration = SymbolEffectConfiguration(.automatic)

  /// The effect as it is at first.
  init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
