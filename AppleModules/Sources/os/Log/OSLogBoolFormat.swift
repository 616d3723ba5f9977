// SPDX-License-Identifier: Apache-2.0

/// The format of a Boolean in a message.
public enum OSLogBoolFormat: Sendable {
  /// The words `true` and `false`.
  case truth
  /// The words `yes` and `no`.
  case answer
}
