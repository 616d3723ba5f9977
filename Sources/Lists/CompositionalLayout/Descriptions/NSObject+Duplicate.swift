// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSCopying where Self: NSObject {
  /// Returns the result of `copy(with:)` with the static type of the receiver.
  ///
  /// Returns the receiver itself if a subclass returns an object of another type.
  nonisolated func duplicate() -> Self {
    copy(with: nil) as? Self ?? self
  }
}
