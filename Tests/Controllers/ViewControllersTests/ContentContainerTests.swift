// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit

/// Tests of the size notifications of container controllers, and of the sizes that they report for their
/// children.
@MainActor
struct ContentContainerTests {
  private final class Holder: UIViewController {
    var heard: [String] = []
    var share: CGFloat?

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      heard.append("prefers \(Int(container.preferredContentSize.height))")
    }

    override func systemLayoutFittingSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
      let size = (container as? UIViewController)?.viewIfLoaded?.bounds.size
      heard.append("fits \(Int(size?.height ?? -1))")
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      guard let share else {
        return super.size(
          forChildContentContainer: container, withParentContainerSize: parentSize)
      }
      return CGSize(width: parentSize.width * share, height: parentSize.height)
    }
  }

  private final class Child: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  private let holder = Holder()
  private let child = Child()
  private let stage: ControllerStage

  init() {
    stage = ControllerStage(holder, size: CGSize(width: 300, height: 500), scale: 1)
    holder.addChild(child)
    child.view.frame = holder.view.bounds
    holder.view.addSubview(child.view)
    child.didMove(toParent: holder)
    stage.frame()
  }

  @Test func `a parent hears which size a child would like`() {
    child.preferredContentSize = CGSize(width: 100, height: 80)
    child.preferredContentSize = CGSize(width: 100, height: 80)
    child.preferredContentSize = CGSize(width: 100, height: 90)
    expect(holder.heard, equals: ["prefers 80", "prefers 90"])
    let container: any UIContentContainer = child
    expect(container.preferredContentSize, equals: CGSize(width: 100, height: 90))
  }

  @Test func `a child hears of the size that its parent says`() {
    stage.resize(320, 500)
    expect(child.sizes, equals: [CGSize(width: 320, height: 500)])
    holder.share = 0.5
    stage.resize(340, 500)
    expect(child.sizes.last, equals: CGSize(width: 170, height: 500))
  }

  @Test func `a child that keeps its size hears nothing`() {
    child.view.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    child.view.autoresizingMask = []
    stage.frame()
    stage.resize(320, 500)
    expect(child.sizes.isEmpty)
    expect(
      holder.size(forChildContentContainer: child, withParentContainerSize: .zero),
      equals: CGSize(width: 120, height: 60))
  }

  @Test func `a parent hears that constraints gave a child's view another size`() {
    child.view.translatesAutoresizingMaskIntoConstraints = false
    let height = child.view.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      height, child.view.topAnchor.constraint(equalTo: holder.view.topAnchor),
      child.view.leadingAnchor.constraint(equalTo: holder.view.leadingAnchor),
      child.view.widthAnchor.constraint(equalTo: holder.view.widthAnchor),
    ])
    stage.frame()
    holder.heard = []
    height.constant = 140
    stage.frame()
    expect(holder.heard, equals: ["fits 140"])
    stage.frame()
    expect(holder.heard, equals: ["fits 140"])
  }

  @Test func `a presentation hears which size its controller would like`() {
    final class Card: UIPresentationController {
      var heard: [CGSize] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(origin: .zero, size: preferredContentSize)
      }
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        heard.append(container.preferredContentSize)
      }
    }
    final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
      var made: Card?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Card(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let shown = Child()
    let presenting = Presenting()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = presenting
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    holder.present(shown, animated: false)
    stage.step()
    expect(shown.view.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 100))
    shown.preferredContentSize = CGSize(width: 200, height: 150)
    stage.frame()
    expect(presenting.made?.heard, equals: [CGSize(width: 200, height: 150)])
    expect(shown.view.frame.height, equals: 150)
    let size = CGSize(width: 9, height: 8)
    expect(
      presenting.made?.size(forChildContentContainer: shown, withParentContainerSize: size),
      equals: size)
  }
}
