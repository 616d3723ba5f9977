// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Progress {
  /// One of no units yet: `Progress()`, which Foundation lacks on this system.
  ///
  /// An initialiser of an extension can't take the place of `NSObject`'s: its argument says nothing.
  public convenience init(_ nothing: Void = ()) { self.init(totalUnitCount: 0) }
}
