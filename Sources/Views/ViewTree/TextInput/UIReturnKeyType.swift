// SPDX-License-Identifier: Apache-2.0

/// The label of the return key of an on-screen keyboard.
///
/// - Note: Has no effect on Linux: there is no on-screen keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// The default label.
  case `default` = 0
  /// The Go label.
  case go = 1
  /// The Google label.
  case google = 2
  /// The Join label.
  case join = 3
  /// The Next label.
  case next = 4
  /// The Route label.
  case route = 5
  /// The Search label.
  case search = 6
  /// The Send label.
  case send = 7
  /// The Yahoo label.
  case yahoo = 8
  /// The Done label.
  case done = 9
  /// The Emergency Call label.
  case emergencyCall = 10
  /// The Continue label.
  case `continue` = 11
}
