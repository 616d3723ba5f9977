// SPDX-License-Identifier: Apache-2.0

/// The default effect for a transition.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable
{
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(.automatic)

  /// Creates the default effect.
  init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect for a transition.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
