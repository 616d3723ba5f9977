// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The symbol effects of image views.
///
/// A symbol can appear, disappear, scale, be replaced, bounce, pulse, wiggle, rotate and breathe. It does not
/// move if the user's settings reduce motion. The layers of a symbol move together.
extension UIImageView {
  /// The duration of appearing, disappearing, scaling and replacing, in seconds, chosen by Mullion.
  private static let symbolEffectDuration: TimeInterval = 0.3

  /// Adds an effect that ends; `completion` is called at its end, or soon if no motion is visible.
  ///
  /// No-op while the view shows no symbol; `completion` is not called then.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    guard image?.isSymbolImage == true else { return }
    if move(effect, options, isOnce: true, animated: animated, completion) { return }
    report(UISymbolEffectCompletionContext(self, isFinished: true, effect: effect), completion)
  }

  /// Adds an indefinite effect; `completion` is called when the symbol has the appearance of the effect.
  ///
  /// It replaces an effect of the same kind. It is stored while the view shows no symbol, and applies to the
  /// next one.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    begin(effect, animated: animated, completion)
  }

  /// Adds an effect that is indefinite unless `options` limit its repetitions; a bounce without options runs
  /// once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let isOnce = effect.configuration.kind == .bounce
    if move(effect, options, isOnce: isOnce, animated: animated, completion) { return }
    begin(effect, animated: animated, completion)
  }

  /// Removes the effects of the given kind.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect, animated: animated, completion)
  }

  /// Removes the effects of the given kind.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect, animated: animated, completion)
  }

  /// Removes the effects of the given kind.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect, animated: animated, completion)
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    stopMotions { _ in true }
    change(animated: animated, { $0.removeAll() }) { _ in }
  }

  /// Replaces the symbol with another one by a cross-fade, for every `contentTransition`.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    UIView.transition(
      with: self, duration: Self.symbolEffectDuration,
      options: [.transitionCrossDissolve, .allowUserInteraction], animations: { self.image = image }
    ) { [weak self] isFinished in
      guard let self else { return }
      completion?(
        UISymbolEffectCompletionContext(
          self, isFinished: isFinished, contentTransition: contentTransition))
    }
  }

  private func begin(
    _ effect: any SymbolEffect, animated: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    change(animated: animated, { $0.add(effect.configuration) }) { [weak self] isFinished in
      guard let self else { return }
      report(
        UISymbolEffectCompletionContext(self, isFinished: isFinished, effect: effect), completion)
    }
  }

  private func end(
    _ effect: any SymbolEffect, animated: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    stopMotions { $0.configuration.kind == effect.configuration.kind }
    change(animated: animated, { $0.remove(effect.configuration.kind) }) { [weak self] isFinished in
      guard let self else { return }
      report(
        UISymbolEffectCompletionContext(self, isFinished: isFinished, effect: effect), completion)
    }
  }

  /// Starts the motion of `effect`; returns `false` if it has none, or if none would be visible.
  private func move(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isOnce: Bool, animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) -> Bool {
    guard animated, !reducesMotion,
      let motion = SymbolMotion(
        effect.configuration, options, isOnce: isOnce, in: self,
        onEnd: { [weak self] isFinished in
          guard let self else { return }
          report(
            UISymbolEffectCompletionContext(self, isFinished: isFinished, effect: effect),
            completion)
        })
    else { return false }
    if motion.hasEnd, surface == nil { return false }
    stopMotions { $0.configuration.kind == effect.configuration.kind }
    symbolMotions.append(motion)
    motion.start()
    setPictureStale()
    return true
  }

  private func stopMotions(_ isMeant: (SymbolMotion) -> Bool) {
    let stopped = symbolMotions.filter(isMeant)
    guard !stopped.isEmpty else { return }
    symbolMotions.removeAll(where: isMeant)
    setPictureStale()
    stopped.forEach { $0.end(false) }
  }

  /// Removes a motion that has ended.
  func motionEnded(_ motion: SymbolMotion) {
    symbolMotions.removeAll { $0 === motion }
    motion.end(true)
  }

  /// Handles a change of the view's window: limited motions end, the others restart.
  func restartMotions() {
    stopMotions { $0.hasEnd }
    symbolMotions.forEach { $0.start() }
  }

  private func change(
    animated: Bool, _ body: (inout SymbolEffects) -> Void, _ done: @escaping (Bool) -> Void
  ) {
    var changed = symbolEffects
    body(&changed)
    let isSeen = image?.isSymbolImage == true && !changed.looks(like: symbolEffects)
    guard isSeen, animated else {
      symbolEffects = changed
      if isSeen { setPictureStale() }
      return done(true)
    }
    UIView.transition(
      with: self, duration: Self.symbolEffectDuration,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: {
        self.symbolEffects = changed
        self.setPictureStale()
      }, completion: done)
  }

  /// Calls `completion` after the next layout, or immediately if the view is in no window.
  private func report(
    _ context: UISymbolEffectCompletionContext, _ completion: UISymbolEffectCompletion?
  ) {
    guard let completion else { return }
    guard let surface else { return completion(context) }
    surface.afterNextLayout { completion(context) }
  }
}
