// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An associated value, stored by its policy.
struct Associated {
  private let kept: Any?
  private weak var unkept: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      kept = nil
      unkept = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    default:
      kept = value
    }
  }

  var value: Any? {
    kept ?? unkept
  }
}
