// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import Testing

import MullionTextInput
import ViewStage
@testable import MullionViewTree

/// The recorded calls, one line each.
@MainActor private final class Log { var lines: [String] = [] }

/// A focusable view that records its calls.
private final class Spot: UIView {
  var log: Log?
  var name = ""
  var isOpen = true
  var refuses = false
  var wishes: [any UIFocusEnvironment] = []
  var heading: UIFocusHeading = []

  override var canBecomeFocused: Bool { isOpen }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { wishes }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    func word(_ view: UIView?) -> String { (view as? Spot)?.name ?? (view == nil ? "-" : "?") }
    log?.lines.append(
      "\(name): \(word(context.previouslyFocusedView)) > \(word(context.nextFocusedView))")
    heading = context.focusHeading
    let fade = { [weak self] (context: any UIFocusAnimationContext) -> Void in
      self?.alpha = context.duration > 0 ? 0.5 : 1
    }
    if context.nextFocusedView === self {
      coordinator.addCoordinatedFocusingAnimations(fade)
    } else {
      coordinator.addCoordinatedUnfocusingAnimations(fade)
    }
  }
}

@Suite @MainActor
struct FocusEnvironmentTests {
  private let log = Log()
  private let root = Spot()
  private let holder = Spot()
  private let first = Spot()
  private let second = Spot()
  private let button = UIButton(type: .system)
  private let surface: ViewSurface

  init() {
    surface = Stage(root, size: CGSize(width: 300, height: 400), scale: 1, isShown: false).surface
    (root.name, holder.name, first.name, second.name) = ("root", "holder", "first", "second")
    for spot in [root, holder, first, second] { spot.log = log }
    root.isOpen = false
    holder.isOpen = false
    holder.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    first.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    second.frame = CGRect(x: 10, y: 60, width: 100, height: 40)
    button.frame = CGRect(x: 10, y: 250, width: 100, height: 40)
    root.addSubview(holder)
    holder.addSubview(first)
    holder.addSubview(second)
    root.addSubview(button)
    surface.frame(at: 0)
  }

  @discardableResult
  private func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> Bool {
    defer { surface.frame(at: 0) }
    return surface.handle(.key(KeyEvent(key: key, modifiers: modifiers)))
  }

  @Test
  func `views that say so get the focus, others do not`() {
    press(.tab)
    expect(first.isFocused && !second.isFocused)
    press(.tab)
    expect(second.isFocused && !first.isFocused)
    press(.tab)
    expect(button.isFocused && button.canBecomeFocused && !UIView().canBecomeFocused)
    button.isEnabled = false
    expect(!button.canBecomeFocused)
    second.isOpen = false
    press(.tab)
    press(.tab)
    expect(first.isFocused)
  }

  @Test
  func `all that hold either view are told, each once, from the inner ones outwards`() {
    press(.tab)
    expect(log.lines, equals: ["first: - > first", "holder: - > first", "root: - > first"])
    log.lines = []
    press(.tab)
    expect(
      log.lines,
      equals: [
        "first: first > second", "holder: first > second", "root: first > second",
        "second: first > second",
      ])
    log.lines = []
    press(.tab)
    expect(
      log.lines, equals: ["second: second > ?", "holder: second > ?", "root: second > ?"])
    log.lines = []
    surface.handle(.pointer(PointerEvent(phase: .began, location: CGPoint(x: 250, y: 350))))
    expect(log.lines, equals: ["root: ? > -"])
  }

  @Test
  func `a change says where the focus goes, and between which items`() {
    press(.tab)
    expect(first.heading, equals: .next)
    press(.tab, .shift)
    expect(first.heading, equals: UIFocusHeading.previous)
    let item: any UIFocusItem = first
    expect(item.canBecomeFocused && item.frame == CGRect(x: 10, y: 10, width: 100, height: 40))
    expect(item.parentFocusEnvironment === holder)
  }

  @Test
  func `what holds the view can refuse`() {
    press(.tab)
    holder.refuses = true
    press(.tab)
    expect(first.isFocused && log.lines.count == 3)
    holder.refuses = false
    press(.tab)
    expect(second.isFocused)
  }

  @Test
  func `animations go along with the focus`() {
    press(.tab)
    expect(first.alpha, equals: 0.5)
    surface.frame(at: 0.05)
    expect(first.layer.presentation().map { $0.opacity > 0.5 && $0.opacity < 1 }, equals: true)
    surface.frame(at: 1)
    expect(first.layer.presentation().map { $0.opacity == 0.5 } ?? true)
  }

  @Test
  func `the focus begins where somebody prefers it`() {
    root.wishes = [holder]
    holder.wishes = [UIView(), second]
    press(.tab)
    expect(second.isFocused)
  }

  @Test
  func `two that prefer each other leave it to what is in them`() {
    holder.wishes = [root]
    root.wishes = [holder, root]
    press(.tab)
    expect(first.isFocused)
  }

  @Test
  func `where it is preferred counts again when that is asked for`() {
    press(.tab)
    holder.wishes = [second]
    holder.setNeedsFocusUpdate()
    expect(first.isFocused)
    surface.frame(at: 0)
    expect(second.isFocused)
    holder.wishes = [first]
    holder.setNeedsFocusUpdate()
    holder.updateFocusIfNeeded()
    expect(first.isFocused)
    // An environment does not take the focus from a view outside of it.
    press(.tab, .shift)
    expect(button.isFocused)
    holder.setNeedsFocusUpdate()
    surface.frame(at: 0)
    expect(button.isFocused)
  }

  @Test
  func `the system says what has the focus, and brings it where code wants it`() throws {
    let system = try #require(UIFocusSystem.focusSystem(for: holder))
    expect(system === UIFocusSystem.focusSystem(for: button) && system.focusedItem == nil)
    expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    var posted: [UIFocusUpdateContext] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: system, queue: nil
    ) { note in
      let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
      guard let context = context as? UIFocusUpdateContext else { return }
      MainActor.assumeIsolated { posted.append(context) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    system.requestFocusUpdate(to: holder)
    surface.frame(at: 0)
    expect(system.focusedItem === first && posted.map(\.nextFocusedView) == [first])
    system.requestFocusUpdate(to: button)
    system.updateFocusIfNeeded()
    expect(system.focusedItem === button)
    expect(UIFocusSystem.environment(root, contains: first))
    expect(!UIFocusSystem.environment(first, contains: root))
  }

  @Test
  func `return presses a view that has the focus`() {
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.handlers.append((0, { _ in taps += 1 }))
    first.addGestureRecognizer(tap)
    press(.tab)
    press(.enter)
    press(.space)
    expect(taps, equals: 2)
  }

  @Test
  func `a field that is typed into has the focus`() {
    let field = UITextField(frame: CGRect(x: 10, y: 320, width: 200, height: 40))
    root.addSubview(field)
    surface.frame(at: 0)
    press(.tab, .shift)
    expect(field.isFocused && log.lines == ["root: - > ?"])
    press(.tab, .shift)
    expect(button.isFocused && !field.isFocused)
  }

  @Test
  func `the line stands where the effect wants it`() throws {
    press(.tab)
    expect(
      first.subviews.first { $0 is FocusRing }?.frame,
      equals: CGRect(x: -6, y: -6, width: 112, height: 52))
    let halo = UIFocusHaloEffect(
      roundedRect: CGRect(x: 0, y: 0, width: 50, height: 20), cornerRadius: 4, curve: .continuous)
    halo.position = .inside
    halo.containerView = holder
    second.focusEffect = halo
    press(.tab)
    let ring = try #require(holder.subviews.first { $0 is FocusRing })
    expect(ring.frame, equals: CGRect(x: 10, y: 60, width: 50, height: 20))
    expect(ring.layer.cornerRadius, equals: 4)
    button.focusEffect = nil
    press(.tab)
    expect(button.isFocused && !button.subviews.contains { $0 is FocusRing })
    expect(!holder.subviews.contains { $0 is FocusRing })
    expect(first.focusEffect != nil && button.focusEffect == nil)
    button.focusEffect = UIFocusEffect()
    press(.tab)
    press(.tab, .shift)
    expect(button.subviews.contains { $0 is FocusRing })
    halo.position = UIFocusHaloEffect.Position.outside
    expect((second.focusEffect as? UIFocusHaloEffect)?.position, equals: .inside)
  }

  @Test
  func `the line around a view is parallel to its round corners`() throws {
    first.layer.cornerRadius = 20
    press(.tab)
    expect(first.subviews.first { $0 is FocusRing }?.layer.cornerRadius, equals: 26)
  }

  private final class Closed: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test
  func `what had the focus hears where it went past a field that refuses keys`() {
    let field = UITextField(frame: CGRect(x: 120, y: 10, width: 100, height: 40))
    let closed = Closed()
    field.delegate = closed
    holder.addSubview(field)
    surface.frame(at: 0)
    press(.tab)
    log.lines = []
    press(.tab)
    expect(second.isFocused && !first.isFocused)
    expect(
      log.lines,
      equals: [
        "first: first > second", "holder: first > second", "root: first > second",
        "second: first > second",
      ])
    second.isOpen = false
    button.isEnabled = false
    press(.tab, .shift)
    log.lines = []
    press(.tab)
    expect(first.isFocused && log.lines.isEmpty)
    expect(first.subviews.contains { $0 is FocusRing })
  }
}
