// SPDX-License-Identifier: Apache-2.0

/// The authorisation of an app for the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user has not decided yet.
  case notDetermined = 0
  /// Access is not possible, and the user cannot change that.
  case restricted = 1
  /// The user denied access.
  case denied = 2
  /// The user allowed access.
  case authorized = 3
  /// The user allowed access to a selection.
  case limited = 4
}
