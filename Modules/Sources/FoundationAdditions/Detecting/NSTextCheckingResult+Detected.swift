// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSTextCheckingResult {
  /// The address that a detector found; nil: it is something else.
  ///
  /// That of mail begins with `mailto:`, one without a scheme gets `http`.
  public var url: URL? {
    guard let found = self as? DetectedResult, found.number == nil else { return nil }
    return found.address
  }

  /// The telephone number that a detector found, as it is written; nil: it is something else.
  public var phoneNumber: String? { (self as? DetectedResult)?.number }
}
