// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The offsets of a search field's icons, in points; `nil` for an icon that is not moved.
struct SearchSignOffsets: Equatable {
  var leading: UIOffset?
  var trailing: UIOffset?
  var clear: UIOffset?
}

extension CGRect {
  /// Returns the rectangle moved by `offset`.
  func moved(by offset: UIOffset?) -> CGRect {
    offset.map { offsetBy(dx: $0.horizontal, dy: $0.vertical) } ?? self
  }
}
