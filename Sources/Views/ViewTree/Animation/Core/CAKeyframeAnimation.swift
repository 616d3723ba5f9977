// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

/// An animation of a property of a layer through a sequence of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The keyframe values; `nil` if `path` provides them.
  open var values: [Any]?
  /// A path whose segments connect the keyframe points; takes precedence over `values`.
  open var path: CGPath?
  /// The fraction of the duration for each value, and for the end with the discrete mode; `nil` or too few
  /// numbers for equal intervals.
  open var keyTimes: [NSNumber]?
  /// The timing curve from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The rotation of the layer along `path`; `nil` for none.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension of a cubic curve at each value: 1 is tight, -1 round; `nil` for 0 at all values.
  open var tensionValues: [NSNumber]?
  /// The continuity of a cubic curve at each value, from -1 to 1: other values than 0 form a corner; `nil`
  /// for 0 at all values.
  open var continuityValues: [NSNumber]?
  /// The bias of a cubic curve at each value: at 1 it bends before the value, at -1 after it; `nil` for 0 at
  /// all values.
  open var biasValues: [NSNumber]?

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
  }

  override func value(at share: Double, base: AnimatedValue) -> AnimatedValue {
    if let path, !path.isEmpty { return place(at: share, on: path).map { .point($0) } ?? base }
    let frames = (values ?? []).compactMap { AnimatedValue($0, like: base) }
    guard let first = frames.first, let last = frames.last else { return base }
    if calculationMode == .discrete {
      return frames[min(discreteIndex(share, frames.count), frames.count - 1)]
    }
    let way = KeyframePath(frames, tensionValues, continuityValues, biasValues)
    let times = calculationMode.isPaced ? way.pacedTimes : times(frames.count)
    guard share > times[0] else { return first }
    guard let (index, local) = step(share, times) else { return last }
    return calculationMode.isCubic
      ? way.curved(from: index, at: local)
      : frames[index].mixed(with: frames[index + 1], at: local)
  }

  /// Returns the index of the keyframe before `share` and the local progress to the next one, or `nil` if the
  /// last one has been reached.
  private func step(_ share: Double, _ times: [Double]) -> (index: Int, local: Double)? {
    guard let next = times.firstIndex(where: { $0 > share }), next > 0 else { return nil }
    let way = times[next] - times[next - 1]
    let local = way > 0 ? (share - times[next - 1]) / way : 1
    guard !calculationMode.isPaced, let timingFunctions,
      timingFunctions.indices.contains(next - 1)
    else { return (next - 1, local) }
    return (next - 1, timingFunctions[next - 1].curve.progress(at: local))
  }

  /// Returns the point on `path` at a fraction of the duration, or `nil` for a path without a point.
  private func place(at share: Double, on path: CGPath) -> CGPoint? {
    if calculationMode.isPaced { return path.shape.point(at: share) }
    let segments = path.shape.segments
    guard let first = segments.first, let last = segments.last else {
      return path.shape.currentPoint
    }
    if calculationMode == .discrete {
      let index = min(discreteIndex(share, segments.count + 1), segments.count)
      return index == 0 ? first.point(at: 0) : segments[index - 1].to
    }
    let times = times(segments.count + 1)
    guard share > times[0] else { return first.point(at: 0) }
    guard let (index, local) = step(share, times) else { return last.to }
    return segments[index].point(at: local)
  }

  /// Returns the index of the discrete value at `share`, among `count` values.
  private func discreteIndex(_ share: Double, _ count: Int) -> Int {
    times(count + 1).lastIndex { $0 <= share } ?? 0
  }

  override func parts(
    at time: TimeInterval, begin: TimeInterval, usual: TimeInterval
  ) -> [AnimatedPart] {
    let parts = super.parts(at: time, begin: begin, usual: usual)
    let timing = timing(from: begin, usual: usual)
    guard let rotationMode, let path, !parts.isEmpty,
      let share = progress(at: time, timing, begin: begin),
      let before = place(at: max(0, share - Self.glance), on: path),
      let after = place(at: min(1, share + Self.glance), on: path), before != after
    else { return parts }
    let angle = CGFloat(atan2(Double(after.y - before.y), Double(after.x - before.x)))
    let turn = CATransform3DMakeRotation(
      rotationMode == .rotateAutoReverse ? angle + .pi : angle, 0, 0, 1)
    return parts + [
      AnimatedPart(root: "transform") { base in
        guard case .transform(let own) = base else { return base }
        return .transform(CATransform3DConcat(own, turn))
      }
    ]
  }

  /// The fraction of the duration before and after a moment at which the direction of the path is sampled.
  private static let glance = 0.001

  /// Returns the fraction of the duration for each of `count` values, in ascending order.
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
