// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values of a keyframe animation and the curve through them.
struct KeyframePath {
  private let frames: [AnimatedValue]
  private let tensions: [NSNumber]?
  private let continuities: [NSNumber]?
  private let biases: [NSNumber]?

  /// Creates the curve through one or more values.
  init(
    _ frames: [AnimatedValue], _ tensions: [NSNumber]?, _ continuities: [NSNumber]?,
    _ biases: [NSNumber]?
  ) {
    self.frames = frames
    self.tensions = tensions
    self.continuities = continuities
    self.biases = biases
  }

  /// The fractions of the duration at which the values are reached at constant speed.
  var pacedTimes: [Double] {
    var times = [0.0]
    for (from, to) in zip(frames, frames.dropFirst()) {
      times.append((times.last ?? 0) + from.distance(to: to))
    }
    guard let whole = times.last, whole > 0 else {
      let last = Double(max(1, frames.count - 1))
      return frames.indices.map { Double($0) / last }
    }
    return times.map { $0 / whole }
  }

  /// Returns the interpolated value at a fraction between a keyframe and the next one.
  ///
  /// The curve is a Kochanek–Bartels spline, which is a Catmull–Rom spline for tensions, continuities and
  /// biases of 0.
  func curved(from index: Int, at share: Double) -> AnimatedValue {
    let (start, end) = (frames[index], frames[index + 1])
    guard let from = start.curveNumbers, let to = end.curveNumbers, from.count == to.count,
      let before = frames[max(0, index - 1)].curveNumbers,
      let after = frames[min(frames.count - 1, index + 2)].curveNumbers
    else { return start.mixed(with: end, at: share) }
    let (square, cube) = (share * share, share * share * share)
    let leaving = weights(at: index, isLeaving: true)
    let arriving = weights(at: index + 1, isLeaving: false)
    let numbers = from.indices.map { place -> Double in
      let way = to[place] - from[place]
      let ahead = index == 0 ? way : from[place] - before[place]
      let beyond = index + 2 < frames.count ? after[place] - to[place] : way
      let first = leaving.before * ahead + leaving.after * way
      let last = arriving.before * way + arriving.after * beyond
      return (2 * cube - 3 * square + 1) * from[place] + (cube - 2 * square + share) * first
        + (3 * square - 2 * cube) * to[place] + (cube - square) * last
    }
    return start.withCurveNumbers(numbers)
  }

  /// Returns the weights of the segments before and after a value for its outgoing or incoming tangent.
  private func weights(at index: Int, isLeaving: Bool) -> (before: Double, after: Double) {
    func number(_ list: [NSNumber]?) -> Double {
      guard let list, list.indices.contains(index) else { return 0 }
      return max(-1, min(1, list[index].doubleValue))
    }
    let (tension, bias) = (1 - number(tensions), number(biases))
    let corner = isLeaving ? number(continuities) : -number(continuities)
    return (
      tension * (1 + corner) * (1 + bias) / 2, tension * (1 - corner) * (1 - bias) / 2
    )
  }
}
