// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension CollectionEngine {
  /// Runs `changes`, which update the displayed content, and animates their effects if that is requested and
  /// visible.
  ///
  /// `completion` receives `false` if the animation was cancelled, otherwise `true`. Nested calls join the
  /// outer animation. Without animation `completion` is called as soon as `changes` returns.
  func animating(
    _ isWanted: Bool, _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    if let animation {
      completion.map(animation.whenDone)
      return changes()
    }
    guard isWanted, isSeen else {
      changes()
      completion?(true)
      return
    }
    let pass = AnimatePass(engine: self)
    completion.map(pass.whenDone)
    animation = pass
    animationsUnderWay.append(pass)
    UIView.performWithoutAnimation(changes)
    if animation === pass { animation = nil }
    pass.play()
  }

  /// Whether animated changes would be visible.
  var isSeen: Bool {
    UIView.areAnimationsEnabled && view.surface != nil && !knownBounds.isNull
      && !cycle.isRunning && !view.bounds.isEmpty && !view.isHidden
  }

  /// Cancels all animations, so that their completions will receive `false`, and returns the views that were
  /// being animated out.
  func giveUpAnimations() -> [UICollectionReusableView] {
    for pass in animationsUnderWay { pass.cancel() }
    animation = nil
    for element in realised.all { element.view.cancelAnimationsInside() }
    return departures.all.map(\.element.view)
  }

  /// The number of views that are being animated out.
  package var departingViews: Int { departures.all.count }

  func animationEnded(_ pass: AnimatePass) {
    animationsUnderWay.removeAll { $0 === pass }
    if animationsUnderWay.isEmpty { view.showListGround() }
  }

  // MARK: Removed views

  /// Registers the view of `element` to be animated out, if it is displayed and an animated update is in
  /// progress, and returns whether it was registered; `key` is the key of the element that the view still
  /// displays.
  func depart(_ element: RealisedElement, as key: ElementKey?) -> Bool {
    guard let animation, element.isDisplayed, animation.sees(element.view) else { return false }
    let seen = element.view
    if let scrollView = seen.superview as? OrthogonalScrollView {
      let (origin, own) = (scrollView.frame.origin, scrollView.contentOffset)
      seen.center.x += origin.x - own.x
      seen.center.y += origin.y - own.y
      view.addSubview(seen)
    }
    seen.layer.zPosition -= 1
    departures.insert(.init(element: element, key: key))
    animation.leaves(seen)
    return true
  }

  /// Returns the view of the element `key` if it is being animated out, and stops that.
  func takeBack(_ key: ElementKey) -> UICollectionReusableView? {
    guard !departures.isEmpty, let element = departures.take(key) else { return nil }
    if animation == nil { element.view.cancelAnimationsInside() }
    return element.view
  }

  /// Ends the removal animation of `view`, reports that it is no longer displayed, and makes it available for
  /// reuse.
  ///
  /// No-op if the view is not being animated out.
  func finishDeparture(of view: UICollectionReusableView) {
    guard let departure = departures.remove(view) else { return }
    view.cancelAnimationsInside()
    holding(1) {
      DisplayReport(engine: self).ended(departure.element)
      pool.give(view)
    }
    if !cycle.isRunning { pool.settle() }
  }

  // MARK: Layout notifications

  /// Schedules the notification of the layout, after its next preparation, of the update's changes.
  func announce(_ plan: UpdatePlan) {
    guard layout.hearsUpdates else { return }
    finalizeUpdates()
    announced = plan
  }

  /// Notifies the layout that the announced update has ended.
  func finalizeUpdates() {
    guard isUpdateAnnounced else { return }
    isUpdateAnnounced = false
    layout.finalizeCollectionViewUpdates()
  }
}
