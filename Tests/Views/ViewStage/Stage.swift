// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

/// A surface with a clock that tests advance manually.
///
/// Subclasses provide stages with more than a plain view.
@MainActor
open class Stage {
  package let root: UIView
  package let surface: ViewSurface
  /// The display of the test, or one that belongs to the stage only, so that no other stage is laid out
  /// together with it.
  private let display = AmbientDisplay.scoped ?? AmbientDisplay()
  package private(set) var time: TimeInterval = 0

  /// Creates a surface.
  ///
  /// - Parameters:
  ///   - root: The view that fills the surface.
  ///   - size: The size of the surface, in points.
  ///   - scale: The number of pixels per point.
  ///   - traits: The traits of the surface, or `nil` for those of a phone or tablet of the size.
  ///   - isShown: Whether the first frame is performed immediately.
  package init(
    _ root: UIView = UIView(), size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2,
    traits: UITraitCollection? = nil, isShown: Bool = true
  ) {
    self.root = root
    surface = ViewSurface(root: root, size: size, scale: scale, traits: traits)
    surface.ambient = display
    if isShown { surface.frame(at: 0) }
  }

  /// Advances by `seconds` in one frame.
  ///
  /// - Returns: Whether another frame is needed.
  @discardableResult
  package func frame(after seconds: TimeInterval = 1) -> Bool {
    time = surface.now + seconds
    return surface.frame(at: time)
  }

  /// Advances by `seconds`, at sixty frames per second.
  package func wait(_ seconds: TimeInterval) {
    let end = time + seconds
    while time < end - 0.0001 {
      time += 1.0 / 60
      surface.frame(at: time)
    }
  }

  /// Advances frames until none is needed, by at most ten seconds.
  @discardableResult
  package func settle() -> TimeInterval {
    let start = time
    repeat { time += 1.0 / 60 } while surface.frame(at: time) && time < start + 10
    return time - start
  }

  package func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    surface.handle(
      .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), timestamp: time)))
  }

  @discardableResult
  package func wheel(_ dx: CGFloat, _ dy: CGFloat, at point: CGPoint = CGPoint(x: 100, y: 100))
    -> Bool
  {
    surface.handle(
      .scroll(ScrollEvent(phase: .discrete, location: point, delta: CGVector(dx: dx, dy: dy))))
  }

  @discardableResult
  package func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> Bool {
    surface.handle(.key(KeyEvent(key: key, modifiers: modifiers)))
  }

  /// Sends a trackpad scroll with one movement.
  package func stroke(by delta: CGVector, velocity: CGVector = .zero) {
    let point = CGPoint(x: 100, y: 100)
    surface.handle(.scroll(ScrollEvent(phase: .began, location: point, delta: .zero)))
    surface.handle(.scroll(ScrollEvent(phase: .changed, location: point, delta: delta)))
    surface.handle(
      .scroll(ScrollEvent(phase: .ended, location: point, delta: .zero, velocity: velocity)))
  }
}
