// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewControllers
import Testing
import UIKit

/// Tests of `automaticallyAdjustsScrollViewInsets`, which older code sets.
@MainActor
struct ScrollViewInsetTests {
  private final class Own: UIViewController {
    override var automaticallyAdjustsScrollViewInsets: Bool {
      get { false }
      set {}
    }
  }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  /// Returns a stage with the scroll view in the view of `controller`, whose additional safe area insets are
  /// 20 points at the top and 30 at the bottom.
  private func mounted(_ controller: UIViewController) -> ControllerStage {
    controller.view.addSubview(scrollView)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    return ControllerStage(controller, size: CGSize(width: 300, height: 500), scale: 1)
  }

  @Test func `where it is off, what does not scroll keeps no room for bars`() {
    let controller = UIViewController()
    let stage = mounted(controller)
    scrollView.contentSize = CGSize(width: 300, height: 100)
    stage.frame()
    expect(controller.automaticallyAdjustsScrollViewInsets)
    expect(
      scrollView.adjustedContentInset, equals: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    expect(scrollView.contentOffset.y, equals: -20)
    controller.automaticallyAdjustsScrollViewInsets = false
    stage.frame()
    expect(scrollView.adjustedContentInset, equals: .zero)
    expect(scrollView.contentOffset.y, equals: 0)
    controller.automaticallyAdjustsScrollViewInsets = true
    stage.frame()
    expect(scrollView.adjustedContentInset.top, equals: 20)
    expect(scrollView.contentOffset.y, equals: -20)
  }

  @Test func `what scrolls keeps room in any case`() {
    let controller = UIViewController()
    controller.automaticallyAdjustsScrollViewInsets = false
    let stage = mounted(controller)
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    stage.frame()
    expect(scrollView.adjustedContentInset.top, equals: 20)
  }

  @Test func `a controller may answer by itself`() {
    let stage = mounted(Own())
    scrollView.alwaysBounceVertical = false
    stage.frame()
    expect(scrollView.adjustedContentInset, equals: .zero)
  }
}
