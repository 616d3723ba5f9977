// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Why there was no network that a request allowed: a number.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
  /// Why there was no network that a request allowed.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// Networks of telephones were not allowed.
    case cellular = 0
    /// Networks that cost much were not allowed.
    case expensive = 1
    /// Networks on which data are to be saved were not allowed.
    case constrained = 2
  }

  /// Why there was no network that the request allowed; nil: it is not said, as of all that sessions tell on Linux.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    let number = errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? NSNumber
    return (number?.intValue ?? errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int)
      .flatMap(NetworkUnavailableReason.init)
  }
}
