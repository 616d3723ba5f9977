// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// Changes a property of a layer from value to value.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values one after the other; nil: `path` says them.
  open var values: [Any]?
  /// Points one after the other; counts before `values`.
  open var path: CGPath?
  /// The share of the time at which each value is reached; nil: evenly spread.
  open var keyTimes: [NSNumber]?
  /// How progress from each value to the next follows time.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is between values.
  open var calculationMode: CAAnimationCalculationMode = .linear

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
  }

  override func value(at share: Double, base: AnimatedValue) -> AnimatedValue {
    if let path, !path.isEmpty { return path.shape.point(at: share).map { .point($0) } ?? base }
    let frames = (values ?? []).compactMap { AnimatedValue($0, like: base) }
    guard let first = frames.first, let last = frames.last else { return base }
    if calculationMode == .discrete {
      let times = times(frames.count + 1)
      let index = times.lastIndex { $0 <= share } ?? 0
      return frames[min(index, frames.count - 1)]
    }
    let times = times(frames.count)
    guard share > times[0] else { return first }
    guard let next = times.firstIndex(where: { $0 > share }) else { return last }
    let way = times[next] - times[next - 1]
    var local = way > 0 ? (share - times[next - 1]) / way : 1
    if let timingFunctions, timingFunctions.indices.contains(next - 1) {
      local = timingFunctions[next - 1].curve.progress(at: local)
    }
    return frames[next - 1].mixed(with: frames[next], at: local)
  }

  /// The share of the time of each of `count` values, in rising order.
  private func times(_ count: Int) -> [Double] {
    if let keyTimes, keyTimes.count >= count {
      var reached = 0.0
      return keyTimes.prefix(count).map {
        reached = max(reached, min(1, $0.doubleValue))
        return reached
      }
    }
    let last = Double(max(1, count - 1))
    return (0..<count).map { Double($0) / last }
  }
}
