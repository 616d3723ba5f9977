// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSCopying where Self: NSObject {
  /// Returns the object itself: the laboratory makes the descriptions of a layout anew, and nothing else refers to them.
  nonisolated func duplicate() -> Self { self }
}

/// A visible element that a handler changes, of which the laboratory has none.
public protocol NSCollectionLayoutVisibleItem: AnyObject {}

/// The counter of visited nodes, for tests.
enum NodeVisits {
  /// Does nothing.
  @inline(__always)
  static func add() {}
}
