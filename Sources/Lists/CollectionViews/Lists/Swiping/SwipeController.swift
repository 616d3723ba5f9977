// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

/// The controller that handles swipes of one container's rows, one at a time.
///
/// A touch or a trackpad scroll moves a row; buttons beside it, or a full swipe, perform actions. A row
/// closes when its action has completed, when something else is touched, scrolled or updated, and when the
/// container's width changes.
///
/// Distances and thresholds were not recorded on UIKit.
@MainActor
package final class SwipeController: NSObject, UIGestureRecognizerDelegate {
  /// The time by which the final velocity of a swipe is extrapolated, in seconds; not measured from UIKit.
  private static let foresight: CGFloat = 0.12

  private unowned let container: any SwipeContaining
  /// The container, for calls from outside of it.
  @Whole private var whole: UIScrollView
  private let pan = UIPanGestureRecognizer()
  private lazy var dismissal = SwipeDismissal(self)
  /// The row that is open or being swiped.
  package private(set) var open: SwipedRow?
  /// The distance of the swipe in progress, in points; `nil` if there is none.
  private var pulled: CGFloat?
  private var last: CGFloat = 0

  /// Creates a controller for the rows of `container`.
  package init(_ container: any SwipeContaining) {
    self.container = container
    _whole = Whole(wrappedValue: container)
    super.init()
  }

  /// Starts handling touches and trackpad scrolls in the container.
  package func attach() {
    pan.delegate = self
    pan.handlers.append(
      (key: -1, body: { [weak self] _ in self?.whileThere { _ in self?.panChanged() } }))
    dismissal.delegate = self
    container.addGestureRecognizer(dismissal)
    container.addGestureRecognizer(pan)
    container.strokeTaker = self
  }

  /// Runs `body` for a call from outside of the container, unless the container was deallocated.
  private func whileThere(_ body: (any SwipeContaining) -> Void) {
    guard let whole = $whole else { return }
    withExtendedLifetime(whole) { body(container) }
  }

  /// The index path of the open row; `nil` if there is none.
  package var openPath: IndexPath? { open?.indexPath }

  // MARK: Closing rows

  /// Closes the open row.
  package func close(animated: Bool) {
    guard let row = open else { return }
    open = nil
    pulled = nil
    container.swipeWillEnd(at: row.indexPath)
    row.close(animated: animated)
  }

  /// Closes the open row after the container was scrolled.
  package func containerDidScroll() { close(animated: true) }

  /// Closes the open row without animation if its view was removed or has another width after the container
  /// was laid out.
  package func containerDidLayOut() {
    guard let row = open else { return }
    guard let view = row.view, view.superview != nil else { return close(animated: false) }
    if view.bounds.width != row.width { close(animated: false) }
  }

  /// Updates the index path of the open row after an update, and closes it.
  package func rowsDidChange() {
    guard let row = open else { return }
    if let view = row.view, let path = container.swipePath(of: view) {
      row.indexPath = path
      close(animated: true)
    } else {
      // The view is removed in its current state; that is reset before it is reused.
      open = nil
      pulled = nil
      row.onFinish = {}
      container.swipeDidEnd(at: nil)
    }
  }

  // MARK: Opening rows

  /// Opens a row at its trailing edge programmatically, and returns whether it has actions there.
  @discardableResult
  package func reveal(_ view: any SwipeableRow, at path: IndexPath) -> Bool {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard begin(view, at: path, side: isMirrored ? .left : .right, isDeliberate: true) else {
      return false
    }
    open?.settle()
    return true
  }

  private func begin(
    _ view: any SwipeableRow, at path: IndexPath, side: SwipeSide, isDeliberate: Bool
  ) -> Bool {
    close(animated: true)
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeading = side.isLeading(isMirrored: isMirrored)
    let configuration = container.swipeActions(
      at: path, isLeading: isLeading, isDeliberate: isDeliberate)
    guard let configuration, !configuration.actions.isEmpty, container.swipePath(of: view) == path
    else { return false }
    let row = SwipedRow(view, at: path, side: side, configuration)
    for button in row.strip.buttons {
      button.onUse = { [weak self, weak row, unowned button] in
        guard let self, let row else { return }
        self.perform(button.action, of: row, from: button)
      }
    }
    row.onOpen = { [weak self, weak row] in
      guard let self, let row, row === self.open else { return }
      self.whileThere { $0.swipeDidOpen(at: row.indexPath) }
    }
    row.onFinish = { [weak self, weak row] in
      self?.whileThere { $0.swipeDidEnd(at: row?.indexPath) }
    }
    open = row
    container.swipeWillBegin(at: path)
    return true
  }

  private func beginPull(
    at point: CGPoint, towards side: SwipeSide, isDeliberate: Bool
  ) -> Bool {
    if let row = open, let view = row.view, view.frame.contains(point) {
      guard !row.isPerforming else { return false }
      pulled = row.extent
      return true
    }
    guard container.allowsSwipes, let row = container.swipeRow(at: point),
      begin(row.view, at: row.indexPath, side: side, isDeliberate: isDeliberate)
    else { return false }
    pulled = 0
    return true
  }

  /// Handles a movement of the content to the left by `distance`, in points.
  private func pull(by distance: CGFloat) {
    guard let row = open, let before = pulled else { return }
    let now = before + row.side.opening(distance)
    pulled = now
    row.pull(now)
  }

  /// Handles the end of a swipe at `velocity` to the left, in points per second.
  private func endPull(velocity: CGFloat) {
    guard let row = open, let distance = pulled else { return }
    pulled = nil
    if row.isFull, let first = row.strip.buttons.first {
      row.goAside()
      return perform(first.action, of: row, from: first)
    }
    let ahead = distance + row.side.opening(velocity) * Self.foresight
    if ahead > row.openExtent / 2 { row.settle() } else { close(animated: true) }
  }

  private func perform(_ action: UIContextualAction, of row: SwipedRow, from view: UIView) {
    guard row === open, !row.isPerforming else { return }
    row.isPerforming = true
    action.handler(action, view) { [weak self, weak row] _ in
      guard let self, let row else { return }
      row.isPerforming = false
      if row === self.open { self.whileThere { _ in self.close(animated: true) } }
    }
  }

  // MARK: Touches

  private func panChanged() {
    let place = pan.translation(in: container).x
    switch pan.state {
    case .began, .changed:
      pull(by: last - place)
      last = place
    case .ended: endPull(velocity: -pan.velocity(in: container).x)
    case .cancelled: endPull(velocity: 0)
    default: break
    }
  }

  /// Returns whether a recognizer may begin.
  ///
  /// For the swipe recognizer, the drag has to be horizontal, and to start on the open row or on a row that
  /// has actions on that side; the swipe then begins.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let way = pan.translation(in: container)
    guard abs(way.x) > abs(way.y) else { return false }
    last = 0
    let now = pan.location(in: container)
    let start = CGPoint(x: now.x - way.x, y: now.y - way.y)
    return beginPull(at: start, towards: way.x < 0 ? .right : .left, isDeliberate: true)
  }

  /// Returns whether a touch may swipe a row, or close the open one.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer === dismissal { return open != nil }
    guard gestureRecognizer === pan else { return true }
    if open != nil { return true }
    return container.allowsSwipes && container.swipeRow(at: touch.location(in: container)) != nil
  }
}

extension SwipeController: ScrollEventHandling {
  /// Begins a swipe if a trackpad scroll is horizontal, and is over the open row or over a row that has
  /// actions on that side.
  ///
  /// - Returns: Whether a swipe begins.
  package func beginStroke(at location: CGPoint, by delta: CGVector) -> Bool {
    guard abs(delta.dx) > abs(delta.dy) else { return false }
    let point = container.convert(location, from: nil)
    return beginPull(at: point, towards: delta.dx > 0 ? .right : .left, isDeliberate: false)
  }

  /// Moves the row.
  package func moveStroke(by delta: CGVector) { pull(by: delta.dx) }

  /// Opens or closes the row, or performs its first action.
  package func endStroke(velocity: CGVector) { endPull(velocity: velocity.dx) }
}
