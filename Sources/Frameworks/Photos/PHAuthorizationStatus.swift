// SPDX-License-Identifier: Apache-2.0

/// Whether a program may use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// It may not, and the person can't change that.
  case restricted = 1
  /// The person said no.
  case denied = 2
  /// The person said yes.
  case authorized = 3
  /// The person chose what it may use.
  case limited = 4
}
