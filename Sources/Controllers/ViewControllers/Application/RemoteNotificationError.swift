// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The error of a registration for remote notifications, which are not supported.
public struct RemoteNotificationError: LocalizedError {
  /// The localised description of the error.
  public var errorDescription: String? {
    "This desktop does not deliver remote notifications to programs."
  }
}
