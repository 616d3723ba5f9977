// SPDX-License-Identifier: Apache-2.0

/// A type of which there is a value where a message brings none along.
@MainActor
protocol AbsentArgument: AnyObject {
  /// One of which nothing is known.
  static var absent: Any { get }
}
