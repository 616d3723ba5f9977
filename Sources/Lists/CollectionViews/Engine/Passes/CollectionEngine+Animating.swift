// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension CollectionEngine {
  /// Runs `changes`, which update what is shown, and animates what they change if that is wanted and
  /// anybody sees it; `completion` is told when all of it has arrived, and whether it did.
  ///
  /// Changes inside of changes are animated with them. Without animation `completion` is called at
  /// once.
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

  /// Whether changes are seen on their way.
  var isSeen: Bool {
    UIView.areAnimationsEnabled && view.surface != nil && !knownBounds.isNull
      && !cycle.isRunning && !view.bounds.isEmpty && !view.isHidden
  }

  /// Ends all animations, whose waiters will hear that they did not finish; answers the views on
  /// their way out, which have no way any more.
  func giveUpAnimations() -> [UICollectionReusableView] {
    for pass in animationsUnderWay { pass.cancel() }
    animation = nil
    for element in realised.all { element.view.cancelAnimationsInside() }
    return departures.all.map(\.element.view)
  }

  /// How many views are seen on their way out.
  package var departingViews: Int { departures.all.count }

  func animationEnded(_ pass: AnimatePass) {
    animationsUnderWay.removeAll { $0 === pass }
    if animationsUnderWay.isEmpty { view.showListGround() }
  }

  // MARK: Views that go

  /// Lets the view of `element` be seen on its way out, if it is; `key` is what it still shows.
  ///
  /// A view that was kept while it was edited, and is not displayed, was seen before the update too.
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

  /// The element `key` with its view, if that is on its way out.
  func takeBack(_ key: ElementKey) -> UICollectionReusableView? {
    guard !departures.isEmpty, let element = departures.take(key) else { return nil }
    if animation == nil { element.view.cancelAnimationsInside() }
    return element.view
  }

  /// The way of a view out of sight has ended: it waits to be used again.
  func finishDeparture(of view: UICollectionReusableView) {
    guard let departure = departures.remove(view) else { return }
    view.cancelAnimationsInside()
    holding(1) {
      DisplayReport(engine: self).ended(departure.element)
      pool.give(view)
    }
    if !cycle.isRunning { pool.settle() }
  }

  // MARK: What the layout hears

  /// Tells the layout, after its next preparation, what the update changes.
  func announce(_ plan: UpdatePlan) {
    guard layout.hearsUpdates else { return }
    finalizeUpdates()
    announced = plan
  }

  /// Tells the layout that all it was told of is done.
  func finalizeUpdates() {
    guard isUpdateAnnounced else { return }
    isUpdateAnnounced = false
    layout.finalizeCollectionViewUpdates()
  }
}
