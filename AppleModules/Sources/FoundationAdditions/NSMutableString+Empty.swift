// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSMutableString {
  /// A string without letters.
  ///
  /// Swift lets no extension declare an initializer that NSObject has; one whose only parameter may be
  /// left out is called the same.
  public convenience init(_empty: Void = ()) { self.init(capacity: 0) }
}
