// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// An empty text: `NSAttributedString()`, which Foundation lacks on this system; so for those that can change.
  ///
  /// An initialiser of an extension can't take the place of `NSObject`'s: its argument says nothing.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
