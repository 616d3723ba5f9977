// SPDX-License-Identifier: Apache-2.0

/// A parameter type with a default for messages that are sent without the argument.
@MainActor
protocol DefaultArgument: AnyObject {
  /// The default value, without any information.
  static var absent: Any { get }
}
