// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// A picture that is made of something else when it is first asked for, and kept.
package final class LatePicture: Sendable {
  /// What the picture is made of.
  package let origin: any AnyObject & Sendable
  /// The size in pixels as shown.
  package let pixelSize: CGSize
  private let make: @Sendable () -> DisplayImage?
  private let made = Mutex<DisplayImage??>(nil)

  /// A picture of `pixelSize` that `make` makes; nil: it can't be made.
  package init(
    of origin: any AnyObject & Sendable, pixelSize: CGSize,
    make: @escaping @Sendable () -> DisplayImage?
  ) {
    self.origin = origin
    self.pixelSize = pixelSize
    self.make = make
  }

  /// The picture, made once; nil: it can't be made, which is tried again the next time.
  var picture: DisplayImage? {
    made.withLock { made in
      if let made, made != nil { return made }
      let picture = make()
      made = .some(picture)
      return picture
    }
  }
}
