// SPDX-License-Identifier: Apache-2.0

/// The text measurer, the image codecs and the user's preferences for the views of a surface or of the
/// process.
///
/// The default is headless: the block-metric font and no image decoder. A host that links Pango and a decoder
/// replaces it at startup.
package struct HostEnvironment: Sendable {
  package var text: any TextMeasuring
  /// The image decoder, or `nil` to draw images as placeholders of their size.
  package var images: (any ImageDecoding)?
  /// The encoder of PNG and JPEG files, or `nil` to write images of views as SVG only.
  package var pictures: (any PictureEncoding)?
  /// Whether the user or the desktop prefers reduced motion: views change without animation.
  package var reducesMotion = false
  /// The user's preferred languages in order, such as `de` or `pt-BR`; empty for those of the process.
  package var languages: [String] = []

  /// Creates an environment with the given services.
  package init(
    text: any TextMeasuring, images: (any ImageDecoding)? = nil,
    pictures: (any PictureEncoding)? = nil
  ) {
    self.text = text
    self.images = images
    self.pictures = pictures
  }

  /// The environment of the current surface, or else of the process.
  package static var current: HostEnvironment {
    get { HostServices.current.environment }
    set { HostServices.current.environment = newValue }
  }

  /// Whether the user of the current surface prefers reduced motion.
  package static var reducesMotion: Bool { current.reducesMotion }
}
