// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Why a program can't be told of news from afar.
public struct RemoteNotificationError: LocalizedError {
  /// What a person reads.
  public var errorDescription: String? { "This desktop passes no notifications on to programs." }
}
