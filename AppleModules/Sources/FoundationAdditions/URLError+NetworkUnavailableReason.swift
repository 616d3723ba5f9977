// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The key of the number that identifies the reason why no allowed network was available.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
  /// The reason why no network that the request allows was available.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// The reason that cellular networks were not allowed.
    case cellular = 0
    /// The reason that expensive networks were not allowed.
    case expensive = 1
    /// The reason that networks in Low Data Mode were not allowed.
    case constrained = 2
  }

  /// The reason why no network that the request allows was available; `nil` for all errors of sessions on
  /// Linux.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    let number = errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? NSNumber
    return (number?.intValue ?? errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int)
      .flatMap(NetworkUnavailableReason.init)
  }
}
