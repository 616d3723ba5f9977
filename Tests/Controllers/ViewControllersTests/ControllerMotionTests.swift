// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct ControllerMotionTests {
  let stage = ControllerStage.stack()
  var navigation: UINavigationController { stage.navigation }
  var record: Record { stage.record }

  private func controller(_ name: String) -> RecordingController {
    RecordingController(name, record: record)
  }

  private var appearances: [String] {
    record.lines.filter { $0.contains("appear") }
  }

  /// Returns the distance of a view from the left edge in the display tree, in points.
  private func seen(_ view: UIView) -> CGFloat? {
    guard let tree = stage.surface?.displayTree() else { return nil }
    return find(ObjectIdentifier(view), in: tree, .identity)?.tx
  }

  private func find(
    _ identity: ObjectIdentifier, in node: DisplayNode, _ map: CGAffineTransform
  ) -> CGAffineTransform? {
    let own = node.transform.concatenating(map)
    if node.identity == identity { return own }
    return node.children.lazy.compactMap { find(identity, in: $0, own) }.first
  }

  private func drag(_ phase: PointerEvent.Phase, _ x: CGFloat) {
    stage.surface?.handle(
      .pointer(
        PointerEvent(phase: phase, location: CGPoint(x: x, y: 400), timestamp: stage.time)))
    stage.frame()
  }

  @Test
  func `a pushed controller slides in, and appears when it is there`() throws {
    let root = navigation.viewControllers[0]
    let next = controller("next")
    navigation.pushViewController(next, animated: true)
    stage.frame()
    expect(
      appearances, equals: ["root will disappear", "next will appear", "next is appearing"])
    let start = try #require(seen(next.view))
    expect(start > 300)
    stage.wait(0.15)
    let middle = try #require(seen(next.view))
    expect(middle < start && middle > 0)
    expect(root.view.superview != nil && (seen(root.view) ?? 0) < 0)
    stage.wait(0.5)
    expect(seen(next.view) == 0 && root.view.superview == nil)
    expect(appearances.suffix(2), equals: ["root did disappear", "next did appear"])
    navigation.popViewController(animated: true)
    stage.wait(0.2)
    expect((seen(next.view) ?? 0) > 0 && (seen(root.view) ?? 0) < 0)
    stage.step()
    expect(next.view.superview == nil && seen(root.view) == 0)
  }

  @Test
  func `what is animated along moves with the controllers`() {
    let next = controller("next")
    navigation.pushViewController(next, animated: true)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    next.view.addSubview(mark)
    navigation.view.layoutIfNeeded()
    var isOver = false
    let coordinator = next.transitionCoordinator
    expect(coordinator?.isAnimated == true && coordinator?.transitionDuration == 0.35)
    coordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
    stage.wait(0.1)
    expect(!isOver)
    expect((coordinator?.percentComplete ?? 0) > 0.1)
    stage.step()
    expect(isOver && next.transitionCoordinator == nil)
  }

  @Test
  func `a swipe from the edge goes back, or calls it off`() throws {
    let root = navigation.viewControllers[0]
    let next = controller("next")
    navigation.pushViewController(next, animated: false)
    stage.step()
    record.lines = []
    drag(.began, 4)
    for x in stride(from: 20.0, through: 140, by: 20) { drag(.moved, x) }
    let held = try #require(seen(next.view))
    expect(held > 60 && held < 150)
    stage.wait(0.3)
    expect(abs(try #require(seen(next.view)) - held) < 1)
    drag(.ended, 140)
    stage.step()
    expect(navigation.topViewController === next && next.parent === navigation)
    expect(seen(next.view) == 0 && root.view.superview == nil)
    expect(
      appearances == [
        "next will disappear", "root will appear", "root is appearing", "next will appear",
        "root will disappear", "root did disappear", "next did appear",
      ] || appearances.last == "root did disappear")
    drag(.began, 4)
    for x in stride(from: 20.0, through: 320, by: 30) { drag(.moved, x) }
    drag(.ended, 320)
    stage.step()
    expect(navigation.topViewController === root && next.parent == nil)
    expect(seen(root.view) == 0 && next.view.superview == nil)
  }

  @Test
  func `a sheet slides up and down, an alert fades`() throws {
    let sheet = controller("sheet")
    var isDone = false
    navigation.present(sheet, animated: true) { isDone = true }
    stage.wait(0.1)
    expect(!isDone && sheet.isBeingPresented)
    expect(appearances, equals: ["sheet will appear", "sheet is appearing"])
    stage.step()
    expect(isDone && appearances.last == "sheet did appear")
    sheet.dismiss(animated: true)
    stage.wait(0.1)
    expect(sheet.isBeingDismissed && sheet.view.window != nil)
    stage.step()
    expect(sheet.view.window == nil && appearances.last == "sheet did disappear")
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    navigation.present(alert, animated: true)
    stage.wait(0.1)
    let painted = try #require(
      stage.surface.flatMap { node(ObjectIdentifier(alert.view), in: $0.displayTree()) })
    expect(painted.alpha > 0 && painted.alpha < 1 && painted.transform.a > 1)
    stage.step()
  }

  private func node(_ identity: ObjectIdentifier, in tree: DisplayNode) -> DisplayNode? {
    if tree.identity == identity { return tree }
    return tree.children.lazy.compactMap { node(identity, in: $0) }.first
  }

  @Test
  func `without animations controllers come at once`() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let next = controller("next")
    navigation.pushViewController(next, animated: true)
    stage.frame()
    stage.frame()
    expect(seen(next.view) == 0 && appearances.last == "next did appear")
  }
}
