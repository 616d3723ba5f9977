// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The decoder and the encoder for code that requests the pixels or the file of an image.
///
/// They need no installed host: views are still measured and drawn without fonts and decoded images, and the
/// results of tests do not depend on them.
package struct ImageCodecs: Sendable {
  /// The decoder, which also rasterises drawings.
  package let images: any ImageDecoding
  /// The encoder of PNG and JPEG files.
  package let pictures: any PictureEncoding

  /// Creates codecs from a decoder and an encoder.
  package init(images: any ImageDecoding, pictures: any PictureEncoding) {
    self.images = images
    self.pictures = pictures
  }

  /// The codecs of the current surface's services or else of the process, or those of a host that is linked
  /// and not installed; `nil` if there are none.
  package static var current: ImageCodecs? {
    if let images = DisplayImage.decoder, let pictures = PixelBuffer.encoder {
      return ImageCodecs(images: images, pictures: pictures)
    }
    return linked.withLock { linked in
      if let make = linked.make {
        linked.codecs = make()
        linked.make = nil
      }
      return linked.codecs
    }
  }

  /// Registers the function that creates the codecs of a linked host at their first use.
  ///
  /// - Parameter make: A function that returns `nil` if the libraries of the host are missing.
  package static func register(_ make: @escaping @Sendable () -> ImageCodecs?) {
    linked.withLock { $0 = Linked(make: make) }
  }

  private struct Linked: Sendable {
    var make: (@Sendable () -> ImageCodecs?)?
    var codecs: ImageCodecs?
  }

  private static let linked = Mutex(Linked())
}
