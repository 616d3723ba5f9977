// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A time interval, in seconds.
public typealias CFTimeInterval = Double

/// The timing of an object in a hierarchy: begin, duration, speed and repetition.
public protocol CAMediaTiming {
  /// The begin time, in seconds: of `CACurrentMediaTime()`, or of the group's time in groups; 0 for
  /// immediately.
  var beginTime: CFTimeInterval { get set }
  /// The offset into the animation at its begin, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 is equivalent to 1.
  var repeatCount: Float { get set }
  /// The total duration of repeated runs, in seconds; 0 for `repeatCount` runs.
  var repeatDuration: CFTimeInterval { get set }
  /// The duration of one run, in seconds; 0 for the duration of the transaction.
  var duration: CFTimeInterval { get set }
  /// The ratio of the object's speed to that of its parent's time.
  var speed: Float { get set }
  /// Whether each forward run is followed by a backward run.
  var autoreverses: Bool { get set }
  /// The displayed state before and after the animation.
  var fillMode: CAMediaTimingFillMode { get set }
}
