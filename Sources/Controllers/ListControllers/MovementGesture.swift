// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree

/// The gesture of interactive movement: a long press lifts an item, and moving and releasing it moves and
/// drops the item.
@MainActor
final class MovementGesture: NSObject, UIGestureRecognizerDelegate {
  private let press = UILongPressGestureRecognizer()
  @Unheld private var view: UICollectionView?
  /// Whether the long press is enabled.
  var isInstalled = true {
    didSet { press.isEnabled = isInstalled }
  }

  override init() {
    super.init()
    press.delegate = self
    press.lifts = true
    press.handlers.append((key: -1, body: { [weak self] _ in self?.pressChanged() }))
  }

  func attach(to view: UICollectionView) {
    self.view = view
    view.addGestureRecognizer(press)
  }

  func detach() {
    view?.removeGestureRecognizer(press)
    view = nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    let place = press.startLocation(in: view)
    guard let path = view.engine.item(hitAt: place) else { return false }
    return view.hand.begin(at: path, touch: place, isRow: false)
  }

  private func pressChanged() {
    switch press.state {
    case .began, .changed:
      if let view { view.hand.move(to: press.location(in: view)) }
    case .ended: view?.hand.end()
    case .cancelled, .failed: view?.hand.cancel()
    default: break
    }
  }
}
