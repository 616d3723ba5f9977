// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The argument of a symbol effect's completion handler: the effect, and whether it finished.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
  /// Whether the effect reached its end; `false` if it was removed before.
  public let isFinished: Bool
  /// The effect; `nil` for a content transition.
  public let effect: (any SymbolEffect)?
  /// The content transition that replaced a symbol; `nil` for other effects.
  public let contentTransition: (any ContentTransitionSymbolEffect)?
  /// The view that shows the symbol.
  public private(set) weak var sender: AnyObject?

  init(
    _ sender: AnyObject, isFinished: Bool, effect: (any SymbolEffect)? = nil,
    contentTransition: (any ContentTransitionSymbolEffect)? = nil
  ) {
    self.sender = sender
    self.isFinished = isFinished
    self.effect = effect
    self.contentTransition = contentTransition
    super.init()
  }
}

/// The completion handler of methods that add or remove a symbol effect or replace a symbol.
public typealias UISymbolEffectCompletion =
  @MainActor @Sendable (UISymbolEffectCompletionContext) -> Void
