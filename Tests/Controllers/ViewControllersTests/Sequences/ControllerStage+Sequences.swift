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

  /// Gives a wide screen the narrow size, and any other screen the wide size.
  func resize() {
    harness.resize(to: harness.size == Self.wide ? Self.narrow : Self.wide)
  }

  // MARK: Touches

  /// Drags a finger from one location to another, without lifting it.
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

  /// The presented controllers, from the first to the topmost.
  var presented: [UIViewController] {
    guard let root else { return [] }
    return Array(sequence(first: root) { $0.presentedViewController }.dropFirst())
  }

  /// The topmost presented controller, or the root controller if nothing is presented.
  var top: UIViewController? { presented.last ?? root }

  func make(_ change: Presenting) {
    switch change {
    case .over, .overAtOnce: present(page(), .overFullScreen, animated: change == .over)
    case .cover, .coverAtOnce: present(page(), .fullScreen, animated: change == .cover)
    case .dismiss: root?.dismiss(animated: true)
    case .dismissAtOnce: root?.dismiss(animated: false)
    }
  }

  /// Presents `controller` from the topmost controller.
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

  /// Lifts the finger and runs until idle.
  ///
  /// - Returns: Whether the screen became idle.
  func rest() -> Bool {
    release()
    return harness.runUntilIdle()
  }

  /// Compares the window, the controllers and their calls with the expected state at rest.
  ///
  /// - Parameters:
  ///   - shown: The pages that are visible while nothing is presented.
  ///   - kept: The pages that the container retains.
  /// - Returns: The first difference, or `nil` if there is none.
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
