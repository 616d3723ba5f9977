// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import MullionViewTree
import UIKit

// Sequences of changes of a container, and what is presented in front of the container.
extension ControllerStage {
  enum Presenting: String, CaseIterable, Sendable {
    case over, overAtOnce, cover, coverAtOnce, dismiss, dismissAtOnce
  }

  func page() -> RecordedPage { RecordedPage(in: appearances) }

  func wait(_ pause: SequencePause) {
    switch pause {
    case .none: break
    case .layout: harness.layout()
    case .part: harness.advance(by: 0.1)
    case .all: harness.runUntilIdle()
    }
  }

  // MARK: Size

  private static var narrow: CGSize { CollectionViewHarness.phone }
  private static var wide: CGSize { CGSize(width: 1024, height: 768) }

  /// Gives a narrow screen the size of a wide one, and a wide one that of a narrow one.
  func resize() {
    harness.resize(to: harness.size == Self.wide ? Self.narrow : Self.wide)
  }

  // MARK: Touches

  /// Drags a finger from one place to another, and leaves it there.
  func grab(from start: CGPoint, to end: CGPoint) {
    release()
    touch(.began, start)
    for step in 1...6 {
      harness.advance(by: 1.0 / 60)
      let share = CGFloat(step) / 6
      touch(
        .moved,
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    finger = end
  }

  /// Lifts the finger.
  func release() {
    guard let place = finger else { return }
    finger = nil
    touch(.ended, place)
    harness.layout()
  }

  private func touch(_ phase: PointerEvent.Phase, _ place: CGPoint) {
    var event = PointerEvent(phase: phase, location: place)
    event.isDirect = true
    _ = harness.surface.handle(.pointer(event))
  }

  // MARK: Presenting

  /// What is presented, the first one first.
  var presented: [UIViewController] {
    guard let root else { return [] }
    return Array(sequence(first: root) { $0.presentedViewController }.dropFirst())
  }

  /// The controller that presents what is presented next.
  var top: UIViewController? { presented.last ?? root }

  func make(_ change: Presenting) {
    switch change {
    case .over, .overAtOnce: present(page(), .overFullScreen, animated: change == .over)
    case .cover, .coverAtOnce: present(page(), .fullScreen, animated: change == .cover)
    case .dismiss: root?.dismiss(animated: true)
    case .dismissAtOnce: root?.dismiss(animated: false)
    }
  }

  /// Presents `controller` in front of all others.
  func present(
    _ controller: UIViewController, _ style: UIModalPresentationStyle? = nil, animated: Bool
  ) {
    if let style { controller.modalPresentationStyle = style }
    let presenter = top
    controller.popoverPresentationController?.sourceView = presenter?.view
    presenter?.present(controller, animated: animated)
    appearances.addPresentation(of: controller)
  }

  // MARK: At rest

  /// Lifts the finger and waits until nothing moves.
  ///
  /// - Returns: Whether that came to pass.
  func rest() -> Bool {
    release()
    return harness.runUntilIdle()
  }

  /// Compares the window, the controllers and their calls with what has to be at rest.
  ///
  /// - Parameters:
  ///   - shown: the pages that are seen while nothing is presented.
  ///   - kept: the pages that the container holds.
  /// - Returns: The first difference; `nil`: there is none.
  func fault(shown: [UIViewController], kept: [UIViewController]) -> String? {
    var seen = [shown]
    for controller in presented {
      let style = controller.modalPresentationStyle
      if style == .fullScreen || style == .currentContext { seen[seen.count - 1] = [] }
      let stack = controller as? UINavigationController
      seen.append([stack?.topViewController ?? controller])
    }
    let roots = root?.viewIfLoaded?.window == nil ? 0 : 1
    let views = harness.view.subviews
    if views.count != roots + presented.count {
      return "the window has \(views.map { type(of: $0) }) for \(presented.count) presentations"
    }
    let stacks = presented.compactMap { $0 as? UINavigationController }
    return appearances.fault(
      seen: seen.flatMap(\.self), kept: kept + presented + stacks.flatMap(\.viewControllers))
  }
}
