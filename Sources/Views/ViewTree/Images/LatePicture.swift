// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// An image that is created on first use and stored.
package final class LatePicture: Sendable {
  /// The object that the image is created from.
  package let origin: any AnyObject & Sendable
  /// The size in pixels, after applying the orientation.
  package let pixelSize: CGSize
  private let make: @Sendable () -> DisplayImage?
  private let made = Mutex<DisplayImage??>(nil)

  /// Creates an image of `pixelSize`; `make` returns `nil` if it cannot be created.
  package init(
    of origin: any AnyObject & Sendable, pixelSize: CGSize,
    make: @escaping @Sendable () -> DisplayImage?
  ) {
    self.origin = origin
    self.pixelSize = pixelSize
    self.make = make
  }

  /// The image, created once; `nil` if it cannot be created, which is retried on the next use.
  var picture: DisplayImage? {
    made.withLock { made in
      if let made, made != nil { return made }
      let picture = make()
      made = .some(picture)
      return picture
    }
  }
}
