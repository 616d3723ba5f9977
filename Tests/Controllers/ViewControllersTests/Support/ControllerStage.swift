// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import MullionViewTree
import UIKit

/// A controller on a screen of the test kit, in a window with a surface.
///
/// The only stage for controllers; extensions add helpers for tests of specific controllers.
@MainActor
final class ControllerStage {
  let window: UIWindow
  let harness: CollectionViewHarness
  /// The calls of recording controllers.
  let record: Record
  /// The appearance callbacks of recorded pages.
  let appearances: AppearanceRecord
  /// The controller with which the stage was created, if it is a navigation controller.
  private let stack: UINavigationController?
  /// The location of a finger that is down.
  var finger: CGPoint?

  /// Creates a stage with a new screen.
  ///
  /// - Parameters:
  ///   - controller: The root controller of the window, or `nil` for a plain one.
  ///   - record: The calls of recording controllers.
  ///   - appearances: The appearance callbacks of recorded pages.
  ///   - size: The size of the screen, in points.
  ///   - scale: The number of pixels per point.
  convenience init(
    _ controller: UIViewController? = nil, record: Record = Record(),
    appearances: AppearanceRecord = AppearanceRecord(),
    size: CGSize = CollectionViewHarness.phone, scale: CGFloat = 2
  ) {
    let controller = controller ?? UIViewController()
    self.init(
      controller, on: CollectionViewHarness(controller, size: size, scale: scale), record,
      appearances)
  }

  /// Creates a stage for a controller that `harness` displays.
  init(
    _ controller: UIViewController, on harness: CollectionViewHarness, _ record: Record = Record(),
    _ appearances: AppearanceRecord = AppearanceRecord()
  ) {
    self.harness = harness
    self.record = record
    self.appearances = appearances
    stack = controller as? UINavigationController
    window = harness.surface.root as? UIWindow ?? UIWindow()
  }

  /// Returns a stage with a navigation controller at rest, whose root is `root` or a recording controller.
  static func stack(
    _ root: UIViewController? = nil, size: CGSize = CollectionViewHarness.phone
  ) -> ControllerStage {
    let record = Record()
    let navigation = UINavigationController()
    navigation.viewControllers = [root ?? RecordingController("root", record: record)]
    let stage = ControllerStage(navigation, record: record, size: size)
    stage.step()
    record.lines = []
    return stage
  }

  /// The navigation controller with which the stage was created.
  var navigation: UINavigationController {
    guard let stack else { preconditionFailure("The stage began with no navigation controller.") }
    return stack
  }

  /// The root view controller of the window; setting it replaces the first one.
  var root: UIViewController? {
    get { window.rootViewController }
    set { window.rootViewController = newValue }
  }

  var surface: ViewSurface? { window.mounted }

  /// The time of the last frame, in seconds.
  var time: Double { harness.time }

  /// Advances the clock by one frame.
  func frame() { wait(1.0 / 60) }

  /// Advances the clock by `seconds`.
  func wait(_ seconds: Double) { harness.advance(by: seconds) }

  /// Advances frames until the screen is idle, for at most two seconds.
  func step() { harness.runUntilIdle(limit: 2) }

  func runUntilIdle() { harness.runUntilIdle() }

  /// Changes the size and scale of the screen, as a host does.
  func resize(_ width: CGFloat, _ height: CGFloat, scale: CGFloat? = nil) {
    harness.resize(to: CGSize(width: width, height: height), scale: scale)
  }

  func click(_ view: UIView) {
    click(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  func click(_ place: CGPoint) {
    harness.tap(at: place)
    step()
  }

  /// Holds a drag of a text over the middle of `view` for two seconds.
  func holdDrag(over view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    surface?.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello")))
    wait(2)
  }

  /// Returns the accessibility nodes in reading order.
  func read() -> [AccessibilityNode] {
    surface.map { AccessibilityReader($0).read().all } ?? []
  }

  /// Returns the first control with the accessibility label `name` that is not hidden.
  func control(_ name: String, in view: UIView? = nil) -> UIView? {
    let view = view ?? window
    guard !view.isHidden else { return nil }
    if view is UIControl, view.accessibilityLabel == name { return view }
    for subview in view.subviews {
      if let found = control(name, in: subview) { return found }
    }
    return nil
  }

  /// Returns the visible label with the text `text`.
  func label(_ text: String, in view: UIView? = nil) -> UILabel? {
    let view = view ?? window
    guard !view.isHidden, view.alpha > 0 else { return nil }
    if let label = view as? UILabel, label.text == text { return label }
    for subview in view.subviews {
      if let found = label(text, in: subview) { return found }
    }
    return nil
  }
}
