// SPDX-License-Identifier: Apache-2.0

/// The authorisation of an app for the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// An authorisation that the user has not decided on yet.
  case notDetermined = 0
  /// An authorisation that is denied, and that the user cannot change.
  case restricted = 1
  /// An authorisation that the user denied.
  case denied = 2
  /// An authorisation for the whole library.
  case authorized = 3
  /// An authorisation for a selection of the library.
  case limited = 4
}
