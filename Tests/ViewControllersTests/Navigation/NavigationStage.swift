// SPDX-License-Identifier: Apache-2.0

import UIKit
import ViewControllers
import ViewTree

/// A navigation controller in a window without a display.
@MainActor
final class NavigationStage {
  let record = Record()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let navigation: UINavigationController
  private(set) var time = 0.0

  init(_ root: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 844)) {
    navigation = UINavigationController()
    navigation.viewControllers = [root ?? RecordingController("root", record: record)]
    window.frame.size = size
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    step()
    record.lines = []
  }

  var surface: ViewSurface? { window.mounted }

  /// Lets frames pass until nothing moves, two seconds at most.
  func step() {
    var isMoving = true
    for _ in 0..<120 where isMoving { isMoving = frame() }
  }

  /// Lets one frame pass.
  ///
  /// - Returns: Whether more are wanted.
  @discardableResult
  func frame() -> Bool {
    time += 1.0 / 60
    return surface?.frame(at: time) ?? false
  }

  /// Lets `seconds` pass.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end - 0.0001 { frame() }
  }

  func runUntilIdle() {
    for _ in 0..<600 where surface?.frame(at: time) ?? false { time += 1.0 / 60 }
  }

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
