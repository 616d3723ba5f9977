// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// One row on its way aside, open, or on its way back.
@MainActor
package final class SwipedRow {
  /// Of opening, closing and of the first action growing, in seconds (ours).
  private static let duration: TimeInterval = 0.3
  /// The share of the row's width at which letting go performs the first action (ours).
  private static let fullShare: CGFloat = 0.65
  /// What of a pull beyond the actions is seen where there is no full swipe (ours).
  private static let resistance: CGFloat = 0.25

  weak var view: (any SwipeableRow)?
  var indexPath: IndexPath
  let side: SwipeSide
  let strip: SwipeStrip
  /// The width of the row when it was swiped, in points.
  let width: CGFloat
  /// How far the row is swiped aside, in points.
  private(set) var extent: CGFloat = 0
  /// Whether an action was chosen and has not said that it is done.
  var isPerforming = false
  private var isFinished = false
  private let allowsFullSwipe: Bool
  private let wasClipped: Bool
  /// Called when the row has come to stand open.
  var onOpen: () -> Void = {}
  /// Called once, when the row is closed.
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

  /// How far the row opens, in points.
  var openExtent: CGFloat { strip.width(inRowOf: view?.bounds.height ?? 0) }

  /// Whether letting go now performs the first action.
  var isFull: Bool { strip.isFull }

  /// Swipes the row aside as a hand that pulled it so far, in points, wants it.
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

  /// Goes to where the actions show, and no further.
  func settle() {
    strip.isFull = false
    animate(Self.duration) {
      self.show(self.openExtent)
    } completion: { [weak self] in
      guard let self, !self.isFinished else { return }
      self.onOpen()
    }
  }

  /// Goes all the way aside.
  func goAside() { animate(Self.duration) { self.show(self.width) } }

  /// Goes back and is over then.
  func close(animated: Bool) {
    guard animated, view?.surface != nil else { return finish() }
    strip.isUserInteractionEnabled = false
    animate(Self.duration) {
      self.show(0)
    } completion: { [weak self] in
      self?.finish()
    }
  }

  /// Is over at once.
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
      // Ways add up: a hand goes on to move what is still on its way.
      options: [.allowUserInteraction, .curveEaseOut],
      animations: changes, completion: { _ in completion() })
  }
}
