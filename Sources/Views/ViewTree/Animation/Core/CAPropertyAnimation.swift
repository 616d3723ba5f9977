// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An animation of a property of a layer, identified by a key path.
///
/// The supported properties are the animatable ones of layers, shape layers and gradient layers, and the
/// components of points, sizes, rectangles and transforms, for example `position.x` and
/// `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, or of a component of it.
  open var keyPath: String?
  /// Whether values are added to the property's own value.
  open var isAdditive = false
  /// Whether each run begins at the value where the preceding one ended, instead of at the first value.
  open var isCumulative = false
  /// The function that converts the animation's numbers to the property's transforms; `nil` if they are
  /// values of the property.
  open var valueFunction: CAValueFunction?

  /// Creates an animation without a property.
  public required init() {
    super.init()
  }

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  override func parts(
    at time: TimeInterval, begin: TimeInterval, usual: TimeInterval
  ) -> [AnimatedPart] {
    let timing = timing(from: begin, usual: usual)
    guard let keyPath, let share = progress(at: time, timing, begin: begin) else { return [] }
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let root = names.first else { return [] }
    let part = names.count > 1 ? names[1] : nil
    let runs = isCumulative ? timing.runsDone(at: time) : 0
    return [
      AnimatedPart(root: root) { [self] base in
        if let valueFunction {
          let numbers = sum(runs, at: share, base: valueFunction.neutral)
          return added(valueFunction.map(numbers), to: base)
        }
        guard let part else { return added(sum(runs, at: share, base: base), to: base) }
        guard let own = base.component(part) else { return base }
        return base.setting(part, to: added(sum(runs, at: share, base: own), to: own))
      }
    ]
  }

  /// Returns the value at a fraction of the run, accumulated over `runs` completed runs.
  private func sum(_ runs: Int, at share: Double, base: AnimatedValue) -> AnimatedValue {
    var sum = value(at: share, base: base)
    guard runs > 0 else { return sum }
    switch sum {
    case .color, .path, .list: return sum
    case .number, .point, .size, .rect, .transform: break
    }
    var (power, left) = (value(at: 1, base: base), runs)
    while left > 0 {
      if left & 1 == 1 { sum = sum.plus(power) }
      power = power.plus(power)
      left >>= 1
    }
    return sum
  }

  private func added(_ value: AnimatedValue, to base: AnimatedValue) -> AnimatedValue {
    isAdditive ? base.plus(value) : value
  }

  /// Returns the value at a fraction of the run, for a property whose own value is `base`.
  func value(at share: Double, base: AnimatedValue) -> AnimatedValue { base }
}
