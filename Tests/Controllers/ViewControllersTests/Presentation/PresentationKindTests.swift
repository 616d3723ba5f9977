// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of transition styles, presentation contexts and sheet heights.
@MainActor
@Suite("Kinds of presentations", .serialized)
struct PresentationKindTests {
  private final class Follower: NSObject, UISheetPresentationControllerDelegate {
    var chosen: [UISheetPresentationController.Detent.Identifier?] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      chosen.append(sheetPresentationController.selectedDetentIdentifier)
    }
  }

  private final class Half: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 0, width: 390, height: 400)
    }
  }

  private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
    var sources: [UIViewController] = []
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      sources.append(source)
      return Half(presentedViewController: presented, presenting: presenting)
    }
  }

  private final class Silent: NSObject, UIViewControllerTransitioningDelegate {}

  private let stage = ControllerStage.stack()
  private var top: UIViewController { stage.navigation.viewControllers[0] }

  @Test func `a controller comes from below, or takes shape where it is`() {
    for (style, shines) in [(UIModalTransitionStyle.coverVertical, false), (.crossDissolve, true)] {
      let next = UIViewController()
      next.modalPresentationStyle = .overFullScreen
      next.modalTransitionStyle = style
      next.view.backgroundColor = .red
      top.present(next, animated: true)
      stage.wait(0.1)
      let node = seen(next.view)
      expect((node?.alpha ?? 1 < 1), equals: shines)
      expect((node?.transform.ty ?? 0 > 0), equals: !shines)
      stage.step()
      top.dismiss(animated: false)
      stage.step()
    }
  }

  /// Returns the display node of `view`.
  private func seen(_ view: UIView) -> DisplayNode? {
    func find(_ node: DisplayNode) -> DisplayNode? {
      node.identity == ObjectIdentifier(view)
        ? node : node.children.lazy.compactMap(find).first
    }
    return stage.surface.flatMap { find($0.displayTree()) }
  }

  @Test func `a delegate makes what manages a presentation of its own kind`() {
    let (maker, silent) = (Maker(), Silent())
    let next = UIViewController()
    next.modalPresentationStyle = .custom
    next.transitioningDelegate = maker
    top.present(next, animated: false)
    stage.step()
    expect(next.presentationController is Half && maker.sources == [top])
    expect(next.view.frame.height, equals: 400)
    top.dismiss(animated: false)
    stage.step()
    let other = UIViewController()
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = silent
    top.present(other, animated: false)
    stage.step()
    expect(!(other.presentationController is Half) && other.view.frame.height == 844)
  }

  @Test func `a height of one's own knows its container`() throws {
    let sheet = UIViewController()
    let manager = try #require(sheet.sheetPresentationController)
    var asked: [CGFloat] = []
    manager.detents = [
      .custom(identifier: .init("third")) { context in
        asked.append(context.maximumDetentValue)
        return context.containerTraitCollection.verticalSizeClass == .regular
          ? context.maximumDetentValue / 3 : nil
      }
    ]
    top.present(sheet, animated: false)
    stage.step()
    let greatest = try #require(asked.last)
    expect(greatest == 814 && abs(sheet.view.bounds.height - greatest / 3) < 1)
  }

  @Test func `a sheet that a person moved tells its delegate, one that code moved does not`() throws
  {
    let sheet = UIViewController()
    let manager = try #require(sheet.sheetPresentationController)
    let follower = Follower()
    manager.delegate = follower
    manager.detents = [.medium(), .large()]
    top.present(sheet, animated: false)
    stage.step()
    manager.animateChanges { manager.selectedDetentIdentifier = .large }
    stage.step()
    expect(follower.chosen.isEmpty && sheet.view.bounds.height == 814)
    manager.selectedDetentIdentifier = .medium
    stage.step()
    for step in 0...20 {
      stage.surface?.handle(
        .pointer(
          PointerEvent(
            phase: step == 0 ? .began : .moved,
            location: CGPoint(x: 200, y: 450 - CGFloat(step) * 18),
            timestamp: stage.time + Double(step) * 0.02)))
    }
    stage.surface?.handle(
      .pointer(
        PointerEvent(
          phase: .ended, location: CGPoint(x: 200, y: 90), timestamp: stage.time + 0.45)))
    stage.step()
    expect(follower.chosen, equals: [.large])
  }

  @Test func `a transition knows who was seen before, and who is after`() {
    final class Watcher: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate { [self] context in
          for key in [UITransitionContextViewControllerKey.from, .to] {
            seen.append(context.viewController(forKey: key)?.title ?? "nil")
          }
          for key in [UITransitionContextViewKey.from, .to] {
            seen.append(context.view(forKey: key)?.accessibilityIdentifier ?? "nil")
          }
        }
      }
    }
    let next = Watcher()
    (top.title, next.title) = ("old", "new")
    top.view.accessibilityIdentifier = "old view"
    next.view.accessibilityIdentifier = "new view"
    stage.navigation.pushViewController(next, animated: true)
    stage.step()
    expect(next.seen, equals: ["old", "new", "old view", "new view"])
  }

  @Test func `bars come and go in the time that is said`() {
    let bar = stage.navigation.navigationBar
    stage.navigation.setNavigationBarHidden(true, animated: true)
    stage.frame()
    let half = Double(UINavigationController.hideShowBarDuration) / 2
    stage.wait(half)
    let between = seen(bar)?.transform.ty ?? 0
    stage.wait(half + 0.1)
    let after = seen(bar)?.transform.ty ?? -bar.bounds.height
    expect(between > after)
  }

  @Test func `the status bar comes and goes as the controller wants`() {
    final class Sliding: UIViewController {
      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    }
    expect(UIViewController().preferredStatusBarUpdateAnimation, equals: .fade)
    expect(Sliding().preferredStatusBarUpdateAnimation, equals: .slide)
  }

  @Test func `addresses are not opened without a display, and it is told`() async throws {
    let url = try #require(URL(string: "https://example.com"))
    // The display is explicit: a test that is waiting elsewhere may have a screen that unscoped code would
    // use.
    let program = ApplicationDisplay.program
    expect(!program.perform { UIApplication.shared.canOpenURL(url) })
    let isOpened = await withCheckedContinuation { answer in
      program.perform {
        UIApplication.shared.open(
          url, options: [UIApplication.OpenExternalURLOptionsKey.universalLinksOnly: true]
        ) { answer.resume(returning: $0) }
      }
    }
    expect(!isOpened)
  }
}
