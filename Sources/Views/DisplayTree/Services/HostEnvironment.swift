// SPDX-License-Identifier: Apache-2.0

/// The services views ask for before, or without, being mounted in a host.
///
/// The default is headless: the block-metric font and no image decoder. A host that links Pango and
/// a decoder replaces it when it starts.
package struct HostEnvironment: Sendable {
  package var text: any TextMeasuring
  /// Decodes images; nil: images draw a placeholder of their size.
  package var images: (any ImageDecoding)?
  /// Writes PNG files; nil: pictures are written as SVG alone.
  package var pictures: (any PictureEncoding)?
  /// Whether the person, or the desktop, asks for no animations: views change at once.
  package var reducesMotion = false
  /// The languages that the person likes, the best first, as in `de` or `pt-BR`; none: those of the
  /// process.
  package var languages: [String] = []

  /// An environment with the given services.
  package init(
    text: any TextMeasuring, images: (any ImageDecoding)? = nil,
    pictures: (any PictureEncoding)? = nil
  ) {
    self.text = text
    self.images = images
    self.pictures = pictures
  }

  /// The environment of the surface that code runs for; the program's where there is none.
  package static var current: HostEnvironment {
    get { HostServices.current.environment }
    set { HostServices.current.environment = newValue }
  }

  /// Whether the person who sees the surface that code runs for asks for no animations.
  package static var reducesMotion: Bool { current.reducesMotion }
}
