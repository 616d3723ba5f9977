// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import MullionViewTree
import UIKit

/// A controller on a screen of the test kit, in a window with a surface.
///
/// The only stage of controllers; extensions have what tests of one kind of controller need.
@MainActor
final class ControllerStage {
  let window: UIWindow
  let harness: CollectionViewHarness
  /// The calls of recording controllers.
  let record: Record
  /// The appearance callbacks of recorded pages.
  let appearances: AppearanceRecord
  /// The controller that the stage began with, where it is a navigation controller.
  private let stack: UINavigationController?
  /// The place of a finger that was not lifted.
  var finger: CGPoint?

  /// - Parameters:
  ///   - controller: the root controller of the window; nil: a plain one.
  ///   - record: the calls of recording controllers.
  ///   - appearances: the appearance callbacks of recorded pages.
  ///   - size: of the screen, in points.
  ///   - scale: pixels per point.
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

  /// A controller that `harness` shows.
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

  /// A navigation controller with `root`, or a recording controller, at rest.
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

  /// The navigation controller that the stage began with.
  var navigation: UINavigationController {
    guard let stack else { preconditionFailure("The stage began with no navigation controller.") }
    return stack
  }

  /// Another one takes the place of the first.
  var root: UIViewController? {
    get { window.rootViewController }
    set { window.rootViewController = newValue }
  }

  var surface: ViewSurface? { window.mounted }

  /// The time of the last frame, in seconds.
  var time: Double { harness.time }

  /// Advances by one frame.
  func frame() { wait(1.0 / 60) }

  /// Advances by `seconds`.
  func wait(_ seconds: Double) { harness.advance(by: seconds) }

  /// Advances frames until nothing moves, by at most two seconds.
  func step() { harness.runUntilIdle(limit: 2) }

  func runUntilIdle() { harness.runUntilIdle() }

  /// Gives the screen another size and scale, as a host does.
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

  /// What assistive technologies see, in reading order.
  func read() -> [AccessibilityNode] {
    surface.map { AccessibilityReader($0).read().all } ?? []
  }

  /// The control that assistive technologies call `name`, and that is not hidden.
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
