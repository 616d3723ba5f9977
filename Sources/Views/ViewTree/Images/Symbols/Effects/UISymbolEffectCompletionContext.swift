// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What is said of an effect of a symbol that is over.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
  /// Whether the effect came to its end; false: it was taken away before.
  public let isFinished: Bool
  /// The effect; nil: it was one by which a symbol took another's place.
  public let effect: (any SymbolEffect)?
  /// The effect by which a symbol took another's place; nil: it was none.
  public let contentTransition: (any ContentTransitionSymbolEffect)?
  /// The view whose symbol it was.
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

/// What is called when an effect of a symbol is over.
public typealias UISymbolEffectCompletion =
  @MainActor @Sendable (UISymbolEffectCompletionContext) -> Void
