// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// Creates an empty string: `NSAttributedString()`, which Foundation lacks on Linux.
  ///
  /// Mutable strings inherit it. An initialiser in an extension cannot override that of `NSObject`; the
  /// `Void` parameter avoids the conflict and has no meaning.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
