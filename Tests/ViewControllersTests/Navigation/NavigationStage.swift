// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import ViewTree

/// A navigation controller on a screen of the test kit.
@MainActor
final class NavigationStage {
  let record = Record()
  let window: UIWindow
  let navigation: UINavigationController
  private let harness: CollectionViewHarness

  init(_ root: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 844)) {
    let navigation = UINavigationController()
    navigation.viewControllers = [root ?? RecordingController("root", record: record)]
    self.navigation = navigation
    harness = CollectionViewHarness(navigation, size: size)
    window = navigation.view.window ?? UIWindow()
    step()
    record.lines = []
  }

  var surface: ViewSurface? { window.mounted }

  /// The time of the last frame, in seconds.
  var time: Double { harness.time }

  /// Lets frames pass until nothing moves, two seconds at most.
  func step() { harness.runUntilIdle(limit: 2) }

  /// Lets one frame pass.
  func frame() { wait(1.0 / 60) }

  /// Lets `seconds` pass.
  func wait(_ seconds: Double) { harness.advance(by: seconds) }

  func runUntilIdle() { harness.runUntilIdle() }

  func click(_ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    surface?.handle(.pointer(PointerEvent(phase: .began, location: place)))
    surface?.handle(.pointer(PointerEvent(phase: .ended, location: place)))
    step()
  }

  /// The control that assistive technologies call `name`.
  func control(_ name: String, in view: UIView? = nil) -> UIView? {
    let view = view ?? window
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
