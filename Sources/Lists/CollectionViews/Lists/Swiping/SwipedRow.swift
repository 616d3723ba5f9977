// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The state of one row that is being swiped, open or closing.
@MainActor
package final class SwipedRow {
  /// The duration of opening, closing and the growing of the first action, in seconds; not measured from
  /// UIKit.
  private static let duration: TimeInterval = 0.3
  /// The fraction of the row's width at which releasing performs the first action; not measured from UIKit.
  private static let fullShare: CGFloat = 0.65
  /// The fraction of a movement beyond the actions that is applied without full swipe; not measured from
  /// UIKit.
  private static let resistance: CGFloat = 0.25

  weak var view: (any SwipeableRow)?
  var indexPath: IndexPath
  let side: SwipeSide
  let strip: SwipeStrip
  /// The width of the row when the swipe began, in points.
  let width: CGFloat
  /// The distance by which the row is swiped, in points.
  private(set) var extent: CGFloat = 0
  /// Whether an action was chosen and has not completed.
  var isPerforming = false
  private var isFinished = false
  private let allowsFullSwipe: Bool
  private let wasClipped: Bool
  /// The closure called when the row is fully open.
  var onOpen: () -> Void = {}
  /// The closure called once, when the row is closed.
  var onFinish: () -> Void = {}

  init(
    _ view: any SwipeableRow, at indexPath: IndexPath, side: SwipeSide,
    _ configuration: UISwipeActionsConfiguration
  ) {
    self.view = view
    self.indexPath = indexPath
    self.side = side
    strip = SwipeStrip(configuration.actions, side: side)
    width = view.bounds.width
    allowsFullSwipe = configuration.performsFirstActionWithFullSwipe
    wasClipped = view.clipsToBounds
    view.swipedRow?.finish()
    view.swipedRow = self
    view.clipsToBounds = true
    view.addSubview(strip)
    show(0)
    view.swipeChanged()
  }

  /// The distance by which the row opens, in points.
  var openExtent: CGFloat { strip.width(inRowOf: view?.bounds.height ?? 0) }

  /// Whether releasing now performs the first action.
  var isFull: Bool { strip.isFull }

  /// Moves the row for a swipe of `distance`, in points.
  func pull(_ distance: CGFloat) {
    let open = openExtent
    let beyond = max(0, distance - open)
    let extent =
      allowsFullSwipe ? distance : min(distance, open) + beyond * Self.resistance
    show(max(0, min(width, extent)))
    let isFull = allowsFullSwipe && distance > max(open, width * Self.fullShare)
    guard isFull != strip.isFull else { return }
    strip.isFull = isFull
    animate(0.2) { self.strip.layoutIfNeeded() }
  }

  /// Animates the row to its open position.
  func settle() {
    strip.isFull = false
    animate(Self.duration) {
      self.show(self.openExtent)
    } completion: { [weak self] in
      guard let self, !self.isFinished else { return }
      self.onOpen()
    }
  }

  /// Animates the row entirely out of view.
  func goAside() { animate(Self.duration) { self.show(self.width) } }

  /// Closes the row and ends the swipe.
  func close(animated: Bool) {
    guard animated, view?.surface != nil else { return finish() }
    strip.isUserInteractionEnabled = false
    animate(Self.duration) {
      self.show(0)
    } completion: { [weak self] in
      self?.finish()
    }
  }

  /// Ends the swipe immediately.
  package func finish() {
    guard !isFinished else { return }
    isFinished = true
    strip.removeFromSuperview()
    if let view {
      UIView.performWithoutAnimation { view.bounds.origin.x = 0 }
      view.clipsToBounds = wasClipped
      if view.swipedRow === self { view.swipedRow = nil }
      view.swipeChanged()
    }
    onFinish()
  }

  private func show(_ extent: CGFloat) {
    guard let view else { return }
    self.extent = extent
    view.bounds.origin.x = side == .right ? extent : -extent
    strip.frame = CGRect(
      x: side == .right ? view.bounds.width : -extent, y: 0, width: extent,
      height: view.bounds.height)
    strip.setNeedsLayout()
    strip.layoutIfNeeded()
  }

  private func animate(
    _ duration: TimeInterval, _ changes: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: duration, delay: 0,
      // Additive animations: a drag can continue to move a row that is still animating.
      options: [.allowUserInteraction, .curveEaseOut],
      animations: changes, completion: { _ in completion() })
  }
}
