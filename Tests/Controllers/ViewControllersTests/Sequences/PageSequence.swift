// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page view controller that is changed several times.
@MainActor
final class PageSequence: ControllerSequence {
  enum Change: String, CaseIterable, Sendable {
    case forward, forwardAtOnce, backward, backwardAtOnce, neighbour, same
    case swipe, swipeBack, springBack, grab, release, fixed, resize
    case over, overAtOnce, cover, coverAtOnce, dismiss, dismissAtOnce
  }

  static let slowChanges: [Change] = [.swipe, .swipeBack, .springBack, .grab]

  let stage: ControllerStage
  private let pager: UIPageViewController
  private let source: Source

  init() {
    pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    stage = ControllerStage(pager)
    source = Source(stage.appearances)
    pager.dataSource = source
    set(stage.page(), .forward, animated: false)
    harness.runUntilIdle()
  }

  var shown: [UIViewController] { pager.viewControllers ?? [] }
  var kept: [UIViewController] { shown + shown.flatMap(source.neighbours) }

  func make(_ change: Change) {
    switch change {
    case .forward, .forwardAtOnce: set(stage.page(), .forward, animated: change == .forward)
    case .backward, .backwardAtOnce: set(stage.page(), .reverse, animated: change == .backward)
    case .neighbour: set(shown.flatMap(source.neighbours).last, .forward, animated: true)
    case .same: set(shown.first, .forward, animated: true)
    case .swipe: drag(from: 350, to: 50)
    case .swipeBack: drag(from: 50, to: 350)
    case .springBack: drag(from: 250, to: 200, duration: 1)
    case .grab: stage.grab(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300))
    case .release: stage.release()
    case .fixed: pager.dataSource = nil
    case .resize: stage.resize()
    case .over, .overAtOnce, .cover, .coverAtOnce, .dismiss, .dismissAtOnce:
      ControllerStage.Presenting(rawValue: change.rawValue).map(stage.make)
    }
  }

  private func set(
    _ page: UIViewController?, _ direction: UIPageViewController.NavigationDirection,
    animated: Bool
  ) {
    guard let page else { return }
    pager.setViewControllers([page], direction: direction, animated: animated)
  }

  private func drag(from start: CGFloat, to end: CGFloat, duration: Double = 0.2) {
    harness.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), duration: duration)
  }
}

extension PageSequence {
  /// A data source that creates a page for each side of another page, and retains neither.
  private final class Source: NSObject, UIPageViewControllerDataSource {
    private struct Neighbour {
      weak var page: UIViewController?
    }

    private weak var record: AppearanceRecord?
    private var given: [ObjectIdentifier: [Neighbour]] = [:]

    init(_ record: AppearanceRecord) {
      self.record = record
    }

    /// Returns the pages before and after `page` that were created last.
    func neighbours(of page: UIViewController) -> [UIViewController] {
      (given[ObjectIdentifier(page)] ?? []).suffix(2).compactMap(\.page)
    }

    private func make(beside page: UIViewController) -> UIViewController? {
      guard let record else { return nil }
      let made = RecordedPage(in: record)
      given[ObjectIdentifier(page), default: []].append(Neighbour(page: made))
      return made
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { make(beside: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { make(beside: viewController) }
  }
}
