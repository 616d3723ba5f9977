// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Progress {
  /// Creates a progress of 0 units: `Progress()`, which Foundation lacks on Linux.
  ///
  /// An initialiser in an extension cannot override that of `NSObject`; the `Void` parameter avoids the
  /// conflict and has no meaning.
  public convenience init(_ nothing: Void = ()) { self.init(totalUnitCount: 0) }
}
