// SPDX-License-Identifier: Apache-2.0

import Foundation

// Conversion between the local times of layers, in which their animations run.
extension CALayer {
  /// Whether any layer has ever been given a time that differs from its superlayer's.
  private static var timesDiffer = false

  /// Returns the time `t` of the layer `l`, converted to this layer's time, in seconds.
  ///
  /// `l` is the source layer, or `nil` for the time of `CACurrentMediaTime()`.
  ///
  /// - Complexity: O(depth).
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(l.map { $0.hostTime(t) } ?? t)
  }

  /// Returns the time `t` of this layer, converted to the time of the layer `l`, in seconds.
  ///
  /// The time of a layer with a speed of 0 cannot be converted back; its `beginTime` is used instead.
  ///
  /// `l` is the target layer, or `nil` for the time of `CACurrentMediaTime()`.
  ///
  /// - Complexity: O(depth).
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = hostTime(t)
    return l.map { $0.ownTime(time) } ?? time
  }

  /// Returns the layer's time at the host's time `time`.
  func ownTime(_ time: TimeInterval) -> TimeInterval {
    guard Self.timesDiffer else { return time }
    let around = superlayer?.ownTime(time) ?? time
    return (around - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// Returns the host's time at the layer's time `time`.
  private func hostTime(_ time: TimeInterval) -> TimeInterval {
    let around = speed == 0 ? beginTime : (time - timeOffset) / TimeInterval(speed) + beginTime
    return superlayer?.hostTime(around) ?? around
  }

  /// Whether the speed of the layer, or of a superlayer, is 0.
  var timeStands: Bool {
    guard Self.timesDiffer else { return false }
    return speed == 0 || superlayer?.timeStands ?? false
  }

  /// Called when the layer's time changed, to repaint what is animated in it.
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
