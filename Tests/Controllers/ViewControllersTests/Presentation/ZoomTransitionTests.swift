// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of zoom transitions, and of other declared transition styles.
@MainActor
struct ZoomTransitionTests {
  private final class Guide: NSObject, UINavigationControllerDelegate {
    var asked = 0
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked += 1
      return nil
    }
  }

  private let stage = ControllerStage.stack(UIViewController())
  private let source = UIView(frame: CGRect(x: 20, y: 200, width: 78, height: 100))
  private let detail = UIViewController()
  private var root: UIViewController { stage.navigation.viewControllers[0] }

  init() {
    source.alpha = 0.5
    root.view.addSubview(source)
    detail.view.backgroundColor = .systemBackground
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test
  func `a pushed controller grows out of a view, and shrinks back into the one that is named then`()
  {
    var contexts: [UIViewController.Transition.ZoomSourceViewProviderContext] = []
    detail.preferredTransition = .zoom { context in
      contexts.append(context)
      return source
    }
    stage.navigation.pushViewController(detail, animated: true)
    stage.frame()
    expect(contexts.count == 1 && contexts[0].zoomedViewController === detail)
    expect(contexts[0].sourceViewController === root)
    // What is under way is where it will be; what is seen goes there.
    expect(source.alpha == 0 && detail.view.clipsToBounds)
    stage.wait(1)
    expect(source.alpha == 0.5 && !detail.view.clipsToBounds)
    expect(detail.view.transform == .identity && detail.view.alpha == 1)
    expect(stage.navigation.topViewController === detail && root.view.superview == nil)
    expect(detail.view.superview?.subviews.count, equals: 1)
    stage.navigation.popViewController(animated: true)
    stage.frame()
    expect(contexts.count == 2 && source.alpha == 0)
    expect(abs(middle(detail.view).x - middle(source).x) < 1)
    expect(abs(middle(detail.view).y - middle(source).y) < 1)
    expect(abs(detail.view.frame.width - 78) < 1)
    stage.wait(1)
    expect(source.alpha == 0.5 && detail.view.superview == nil)
    expect(detail.view.transform == .identity && stage.navigation.topViewController === root)
  }

  @Test func `a part of the view may lie over the source`() {
    let options = UIViewController.Transition.ZoomOptions()
    var asked: UIViewController.Transition.ZoomOptions.AlignmentRectContext?
    options.alignmentRectProvider = { context in
      asked = context
      return CGRect(x: 0, y: 0, width: 390, height: 500)
    }
    options.dimmingColor = .red
    detail.preferredTransition = .zoom(options: options) { _ in source }
    stage.navigation.pushViewController(detail, animated: false)
    stage.step()
    stage.navigation.popViewController(animated: true)
    stage.frame()
    expect(asked?.sourceView === source && asked?.zoomedViewController === detail)
    expect(abs(detail.view.frame.width - 78) < 1)
    let top = detail.view.convert(CGPoint.zero, to: root.view)
    expect(abs(top.x - 20) < 1 && abs(top.y - 200) < 1)
    let container = detail.view.superview
    expect(container?.subviews.contains { $0.backgroundColor == .red }, equals: true)
    stage.wait(1)
  }

  @Test func `a presented controller grows out of a view, too`() {
    detail.modalPresentationStyle = .fullScreen
    detail.preferredTransition = .zoom { _ in source }
    root.present(detail, animated: true)
    stage.frame()
    expect(source.alpha, equals: 0)
    stage.wait(1)
    expect(source.alpha == 0.5 && !detail.isBeingPresented)
    detail.dismiss(animated: true)
    stage.frame()
    expect(abs(middle(detail.view).x - 59) < 1)
    stage.wait(1)
    expect(root.presentedViewController == nil && source.alpha == 0.5)
    expect(root.view.window != nil)
  }

  @Test func `without a view it grows out of the middle`() {
    detail.preferredTransition = .zoom { _ in nil }
    stage.navigation.pushViewController(detail, animated: true)
    stage.wait(1)
    stage.navigation.popViewController(animated: true)
    stage.frame()
    expect(abs(middle(detail.view).x - 195) < 1 && detail.view.frame.width < 390)
    stage.wait(1)
    expect(detail.view.superview == nil)
  }

  @Test func `a delegate is asked first, and nobody where nothing is animated`() {
    let guide = Guide()
    stage.navigation.delegate = guide
    var count = 0
    detail.preferredTransition = .zoom { _ in
      count += 1
      return source
    }
    stage.navigation.pushViewController(detail, animated: false)
    stage.step()
    expect(guide.asked == 0 && count == 0)
    stage.navigation.popViewController(animated: true)
    stage.wait(1)
    expect(guide.asked == 1 && count == 1)
  }

  @Test func `other ways are those of the transition style, and come before it`() {
    detail.modalPresentationStyle = .fullScreen
    detail.preferredTransition = .crossDissolve
    root.present(detail, animated: true)
    stage.wait(1)
    root.dismiss(animated: true)
    stage.frame()
    expect(detail.view.alpha == 0 && detail.view.transform == .identity)
    stage.wait(1)
    for other: UIViewController.Transition in [.coverVertical, .flipHorizontal, .partialCurl] {
      detail.preferredTransition = other
      expect(detail.preferredTransition === other)
    }
  }

  @Test func `a class may say how its controllers come`() {
    final class Photo: UIViewController {
      var source: UIView?
      override var preferredTransition: UIViewController.Transition? {
        get { .zoom { [weak self] _ in self?.source } }
        set { _ = newValue }
      }
    }
    let photo = Photo()
    photo.source = source
    stage.navigation.pushViewController(photo, animated: true)
    stage.frame()
    expect(source.alpha, equals: 0)
    stage.wait(1)
    photo.dismiss(animated: false)
    stage.navigation.popViewController(animated: true)
    stage.frame()
    expect(abs(photo.view.frame.width - 78) < 1)
    stage.wait(1)
    expect(photo.view.superview == nil)
  }
}
