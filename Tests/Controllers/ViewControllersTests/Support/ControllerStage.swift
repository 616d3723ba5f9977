// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import MullionViewTree
import UIKit

/// A controller on a screen of the test kit, in a window with a surface.
///
/// Stages of one kind of controller are subclasses.
@MainActor
class ControllerStage {
  let window: UIWindow
  let harness: CollectionViewHarness

  /// - Parameters:
  ///   - controller: the root controller of the window; nil: a plain one.
  ///   - size: of the screen, in points.
  ///   - scale: pixels per point.
  init(
    _ controller: UIViewController? = nil,
    size: CGSize = CollectionViewHarness.phone, scale: CGFloat = 2
  ) {
    harness = CollectionViewHarness(controller ?? UIViewController(), size: size, scale: scale)
    window = harness.surface.root as? UIWindow ?? UIWindow()
  }

  /// Another one takes the place of the first.
  var root: UIViewController? {
    get { window.rootViewController }
    set { window.rootViewController = newValue }
  }

  var surface: ViewSurface? { window.mounted }

  /// The time of the last frame, in seconds.
  var time: Double { harness.time }

  /// Lets one frame pass.
  func frame() { wait(1.0 / 60) }

  /// Lets `seconds` pass.
  func wait(_ seconds: Double) { harness.advance(by: seconds) }

  /// Lets frames pass until nothing moves, two seconds at most.
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

  /// The label that says `text` and is seen.
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
