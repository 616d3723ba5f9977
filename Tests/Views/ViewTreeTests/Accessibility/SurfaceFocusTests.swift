// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
@testable import MullionControls

import ViewStage
@testable import MullionTextInput
@testable import MullionViewTree

@Suite @MainActor
struct SurfaceFocusTests {
  private let root = UIView()
  private let surface: ViewSurface
  private let button = UIButton(type: .system)
  private let field = UITextField()
  private let slider = UISlider()

  init() {
    surface = Stage(root, size: CGSize(width: 300, height: 400), scale: 1, isShown: false).surface
    button.setTitle("Send", for: .normal)
    for (index, view) in [button, field, slider].enumerated() {
      view.frame = CGRect(x: 0, y: index * 50, width: 200, height: 40)
      root.addSubview(view)
    }
    surface.frame(at: 0)
  }

  @discardableResult
  private func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> Bool {
    defer { surface.frame(at: 0) }
    return surface.handle(.key(KeyEvent(key: key, modifiers: modifiers)))
  }

  @Test
  func `Tab goes from control to control and field, round and back`() {
    press(.tab)
    expect(surface.focus.view === button)
    press(.tab)
    expect(field.isFirstResponder)
    expect(surface.focus.view == nil)
    press(.tab)
    expect(surface.focus.view === slider)
    expect(!field.isFirstResponder)
    press(.tab)
    expect(surface.focus.view === button)
    press(.tab, .shift)
    expect(surface.focus.view === slider)
  }

  @Test
  func `space presses the button that has the focus, arrows move the slider`() {
    var sent = 0
    button.addAction(UIAction { _ in sent += 1 }, for: .touchUpInside)
    press(.tab)
    press(.space)
    press(.enter)
    expect(sent, equals: 2)
    press(.tab, .shift)
    press(.right)
    press(.up)
    expect(abs(slider.value - 0.2) < 0.001)
  }

  /// The focused button is replaced when it is pressed, as in a bar in which Edit becomes Done.
  @Test
  func `what comes in the place of the focused control has the focus`() {
    let bar = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 50))
    let (left, edit, done) = (UIButton(), UIButton(), UIButton())
    for (index, view) in [left, edit].enumerated() {
      view.frame = CGRect(x: index * 200, y: 0, width: 60, height: 40)
      bar.addSubview(view)
    }
    root.addSubview(bar)
    surface.frame(at: 0)
    press(.tab, .shift)
    expect(surface.focus.view === edit)
    edit.removeFromSuperview()
    done.frame = edit.frame
    bar.addSubview(done)
    surface.frame(at: 0)
    expect(surface.focus.view === done)
    // Without a replacement, the nearest remaining view gets the focus; without any, no view has it.
    done.removeFromSuperview()
    surface.frame(at: 0)
    expect(surface.focus.view === left)
    left.removeFromSuperview()
    surface.frame(at: 0)
    expect(surface.focus.view == nil)
  }

  @Test
  func `what has the focus says so, and a pointer takes it away`() {
    press(.tab)
    let focused = AccessibilityReader(surface).read().all.filter(\.states.isFocused)
    expect(focused.map(\.label), equals: ["Send"])
    surface.handle(.pointer(PointerEvent(phase: .began, location: CGPoint(x: 250, y: 350))))
    expect(surface.focus.view == nil)
  }

  @Test
  func `controls that can't be used are passed over`() {
    slider.isEnabled = false
    press(.tab, .shift)
    expect(field.isFirstResponder)
  }

  @Test
  func `Tab scrolls to a field that is out of sight`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    scrollView.contentSize = CGSize(width: 200, height: 600)
    let far = UITextField(frame: CGRect(x: 10, y: 500, width: 150, height: 30))
    scrollView.addSubview(far)
    root.addSubview(scrollView)
    surface.frame(at: 0)
    press(.tab, .shift)
    expect(far.isFirstResponder)
    for step in 1...20 { surface.frame(at: Double(step) * 0.1) }
    expect(scrollView.contentOffset.y, equals: 438)
  }

  @Test
  func `Escape takes the ring from a control when nobody else wants the key`() {
    press(.tab)
    expect(press(.escape))
    expect(surface.focus.view == nil)
    expect(!press(.escape))
  }

  @Test
  func `a ring that something would cut is drawn inside`() {
    let card = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 44))
    card.clipsToBounds = true
    let choice = UIButton(frame: card.bounds)
    choice.setTitle("Do", for: .normal)
    card.addSubview(choice)
    root.addSubview(card)
    surface.frame(at: 0)
    press(.tab, .shift)
    expect(surface.focus.view === choice)
    let ring = choice.subviews.first { $0 is FocusRing }
    expect(ring?.frame, equals: choice.bounds)
    press(.tab)
    let outside = button.subviews.first { $0 is FocusRing }
    expect(outside?.frame, equals: button.bounds.insetBy(dx: -6, dy: -6))
  }
}
