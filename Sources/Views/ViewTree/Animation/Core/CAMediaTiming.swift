// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A time, in seconds.
public typealias CFTimeInterval = Double

/// When something runs, and how often.
public protocol CAMediaTiming {
  /// When it begins, in seconds: of `CACurrentMediaTime()`, in groups of the group's time; 0: at once.
  var beginTime: CFTimeInterval { get set }
  /// How far it is on its way when it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs there are; 0 counts as 1.
  var repeatCount: Float { get set }
  /// How long runs follow each other, in seconds; 0: as many as `repeatCount` says.
  var repeatDuration: CFTimeInterval { get set }
  /// Of one run, in seconds; 0: as the transaction says.
  var duration: CFTimeInterval { get set }
  /// How much faster its time runs.
  var speed: Float { get set }
  /// Whether every run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What is seen before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}
