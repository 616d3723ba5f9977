// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A source of five pages, which records the delegate calls for page transitions.
final class PageSource: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [RecordingController]
  var hasDots = false
  var log: [String] = []

  init(record: Record) {
    pages = (0..<5).map { RecordingController("\($0)", record: record) }
  }

  private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  private func name(_ controllers: [UIViewController]) -> String {
    controllers.compactMap { ($0 as? RecordingController)?.name }.joined(separator: " ")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { hasDots ? 5 : 0 }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.append("to \(name(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.append("from \(name(previousViewControllers)) \(completed)") }
}
