// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Effects of symbols.
///
/// A symbol comes, goes, is larger or smaller, takes another's place; it jumps, fades, shakes, turns, grows in turn. Where a person asks
/// for less motion it does not move. Its layers move together.
extension UIImageView {
  /// How long a symbol takes to come, go, grow or give its place up, in seconds; ours.
  private static let symbolEffectDuration: TimeInterval = 0.3

  /// Adds an effect that happens and is over; `completion` is called when it is.
  ///
  /// Does nothing while the view shows no symbol.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    guard image?.isSymbolImage == true else { return }
    if move(effect, options, isOnce: true, animated: animated, completion) { return }
    report(UISymbolEffectCompletionContext(self, isFinished: true, effect: effect), completion)
  }

  /// Adds an effect that lasts; `completion` is called when the symbol looks as it says.
  ///
  /// It takes the place of one of its kind. It is kept while the view shows no symbol, and seen in the next one.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    begin(effect, animated: animated, completion)
  }

  /// Adds an effect that lasts, unless `options` say how often it happens; a symbol that bounces does it once without them.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let isOnce = effect.configuration.kind == .bounce
    if move(effect, options, isOnce: isOnce, animated: animated, completion) { return }
    begin(effect, animated: animated, completion)
  }

  /// Takes effects of this kind away.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect, animated: animated, completion)
  }

  /// Takes effects of this kind away.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect, animated: animated, completion)
  }

  /// Takes effects of this kind away.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect, animated: animated, completion)
  }

  /// Takes all effects away.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    stopMotions { _ in true }
    change(animated: animated, { $0.removeAll() }) { _ in }
  }

  /// Shows another symbol, which takes the place of the present one as `contentTransition` says: the one fades into the other.
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

  /// Moves the symbol as `effect` says; false: it does not move, or nothing would be seen of it.
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

  /// A motion is over.
  func motionEnded(_ motion: SymbolMotion) {
    symbolMotions.removeAll { $0 === motion }
    motion.end(true)
  }

  /// The view is in another window, or in none: what has an end is over, the rest begins anew.
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

  /// Calls `completion` after the next layout, as nothing that it waits for is to be told of while it is asked for.
  private func report(
    _ context: UISymbolEffectCompletionContext, _ completion: UISymbolEffectCompletion?
  ) {
    guard let completion else { return }
    guard let surface else { return completion(context) }
    surface.afterNextLayout { completion(context) }
  }
}
