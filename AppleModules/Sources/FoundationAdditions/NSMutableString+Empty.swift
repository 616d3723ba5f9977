// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSMutableString {
  /// Creates an empty string.
  ///
  /// Swift extensions cannot declare an initialiser that `NSObject` has; one whose only parameter has a
  /// default value is called in the same way.
  public convenience init(_empty: Void = ()) { self.init(capacity: 0) }
}
