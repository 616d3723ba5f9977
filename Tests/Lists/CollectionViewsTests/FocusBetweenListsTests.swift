// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of the focus in two lists side by side, as in a window with a sidebar.
@MainActor
@Suite("Focus between lists")
struct FocusBetweenListsTests {
  private let root = UIView()
  private let surface: ViewSurface
  private let left = Stage(Layouts.grid(), counts: [12], size: CGSize(width: 320, height: 400))
  private let right = Stage(Layouts.grid(), counts: [12], size: CGSize(width: 320, height: 400))

  init() {
    surface =
      ViewStage.Stage(root, size: CGSize(width: 640, height: 400), scale: 1, isShown: false).surface
    for (index, stage) in [left, right].enumerated() {
      stage.view.frame = CGRect(x: index * 320, y: 0, width: 320, height: 400)
      root.addSubview(stage.view)
    }
    frame()
  }

  private func frame() { for _ in 0..<3 { surface.frame(at: surface.now + 1) } }

  private func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    surface.handle(.key(KeyEvent(key: key, modifiers: modifiers)))
    frame()
  }

  private func click(_ x: CGFloat, _ y: CGFloat) {
    for phase in [PointerEvent.Phase.began, .ended] {
      surface.handle(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y))))
    }
    frame()
  }

  /// The frames of all visible focus rings, in the root's coordinate space.
  private var rings: [CGRect] {
    func rings(in view: UIView) -> [CGRect] {
      guard !view.isHidden else { return [] }
      let own = view is FocusRing ? [view.convert(view.bounds, to: root)] : []
      return own + view.subviews.flatMap(rings)
    }
    return rings(in: root)
  }

  private func place(_ stage: Stage) -> Int? { stage.view.engine.focusedPath?.item }

  @Test func `there is one ring after keys were used in two lists`() {
    click(40, 40)
    press(.down)
    expect(place(left) != nil)
    click(360, 40)
    expect(rings.isEmpty)
    press(.down)
    expect(place(left) == nil)
    expect(place(right), equals: 4)
    expect(rings, equals: [CGRect(x: 320, y: 80, width: 80, height: 80)])
  }

  @Test func `Tab reaches every list, goes round and always shows one ring`() {
    var heard: [String] = []
    for _ in 0..<4 {
      press(.tab)
      expect(rings.count, equals: 1)
      heard.append(place(left) != nil ? "left" : place(right) != nil ? "right" : "-")
    }
    expect(heard, equals: ["left", "right", "left", "right"])
    press(.tab, .shift)
    expect(place(left) != nil)
    expect(rings.count, equals: 1)
  }

  @Test func `the first Tab begins in the list that was pointed at`() {
    click(360, 40)
    press(.tab)
    expect(place(right), equals: 0)
  }

  @Test func `Tab goes through what the focused cell holds and on to the next list`() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    left.cell(0, 5)?.contentView.addSubview(button)
    frame()
    press(.tab)
    press(.right)
    press(.down)
    expect(place(left), equals: 5)
    press(.tab)
    expect(surface.focus.view === button)
    expect(rings.count, equals: 1)
    press(.tab, .shift)
    expect(place(left), equals: 5)
    press(.tab)
    press(.tab)
    expect(place(right), equals: 0)
    expect(rings.count, equals: 1)
  }

  @Test func `a list that leaves the window hands the focus to one that is there`() {
    press(.tab)
    expect(place(left), equals: 0)
    left.view.removeFromSuperview()
    frame()
    expect(place(right), equals: 0)
    expect(rings.count, equals: 1)
  }

  @Test func `what comes in front of everything gets the focus, and gives it back`() {
    press(.tab)
    press(.right)
    let stage = UIView(frame: root.bounds)
    stage.accessibilityViewIsModal = true
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 60, height: 30)
    stage.addSubview(button)
    root.addSubview(stage)
    frame()
    press(.right)
    expect(place(left), equals: 1)
    press(.tab)
    expect(surface.focus.view === button)
    expect(rings.count, equals: 1)
    stage.removeFromSuperview()
    frame()
    expect(place(left), equals: 1)
    expect(rings.count, equals: 1)
  }
}
