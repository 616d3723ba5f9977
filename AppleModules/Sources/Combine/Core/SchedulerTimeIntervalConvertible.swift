// SPDX-License-Identifier: Apache-2.0

/// A time interval that can be created from seconds and fractions of a second.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval of whole seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval of seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
