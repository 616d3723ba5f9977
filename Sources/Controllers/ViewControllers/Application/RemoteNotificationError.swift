// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The error of a registration for remote notifications, which are not supported.
public struct RemoteNotificationError: LocalizedError {
  /// The localised description of the error.
  public var errorDescription: String? { "This desktop passes no notifications on to programs." }
}
