// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux declares these methods in NSObject alone.
extension NSObjectProtocol {
  /// Returns whether the object is an instance of `aClass` or of one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }

  /// Returns whether the object is an instance of `aClass` itself.
  public func isMember(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isMember(of: aClass) ?? false
  }
}
