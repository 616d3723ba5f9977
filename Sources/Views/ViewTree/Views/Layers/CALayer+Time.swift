// SPDX-License-Identifier: Apache-2.0

import Foundation

// Each layer has a time of its own, in which its animations run.
extension CALayer {
  /// Whether a layer of the program was ever given a time that is not the one around it.
  private static var timesDiffer = false

  /// What the time `t` of `l`, nil: of `CACurrentMediaTime()`, is in this layer, in seconds.
  ///
  /// - Complexity: O(depth).
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(l.map { $0.hostTime(t) } ?? t)
  }

  /// What the layer's time `t` is in `l`, nil: by `CACurrentMediaTime()`, in seconds.
  ///
  /// A layer that stands still has no way back from its time; what began its time answers then.
  ///
  /// - Complexity: O(depth).
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = hostTime(t)
    return l.map { $0.ownTime(time) } ?? time
  }

  /// The layer's time when the host's is `time`.
  func ownTime(_ time: TimeInterval) -> TimeInterval {
    guard Self.timesDiffer else { return time }
    let around = superlayer?.ownTime(time) ?? time
    return (around - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// The host's time when the layer's is `time`.
  private func hostTime(_ time: TimeInterval) -> TimeInterval {
    let around = speed == 0 ? beginTime : (time - timeOffset) / TimeInterval(speed) + beginTime
    return superlayer?.hostTime(around) ?? around
  }

  /// Whether time stands still in the layer, or around it.
  var timeStands: Bool {
    guard Self.timesDiffer else { return false }
    return speed == 0 || superlayer?.timeStands ?? false
  }

  /// The layer has another time: what is animated in it is seen elsewhere.
  func timeChanged() {
    Self.timesDiffer = true
    goOnAnimating()
  }

  private func goOnAnimating() {
    if isMoving, let animator = owningView?.surface?.animator {
      seenChanged()
      animator.add(self)
    }
    for part in parts { part.layer.goOnAnimating() }
  }
}
