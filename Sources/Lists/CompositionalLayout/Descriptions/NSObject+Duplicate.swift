// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSCopying where Self: NSObject {
  /// The copy that `copy(with:)` makes, of the type it is known to have; the object itself if a
  /// subclass answers something else.
  nonisolated func duplicate() -> Self {
    copy(with: nil) as? Self ?? self
  }
}
