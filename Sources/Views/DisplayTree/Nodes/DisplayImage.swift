// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An image for hosts: the source of its pixels, and its displayed size.
///
/// Two images are equal if they are the same object, or have the same pixel size and orientation and are the
/// same symbol, the same bytes or the same unchanged file. Equal images share their decoded pixels.
package final class DisplayImage: Hashable, Sendable {
  /// The sources of pixels.
  package enum Source: Sendable {
    /// Decoded, upright pixels.
    case pixels(PixelBuffer)
    /// An encoded file in memory.
    case data(Data)
    /// An encoded file on disk.
    case file(String)
    /// A symbol, drawn at its displayed size.
    case symbol(SymbolPicture)
    /// A drawing, in a rectangle of `size` points at the origin.
    case drawing(Drawing, size: CGSize)
  }

  package let source: Source
  /// The size in pixels as displayed, with the EXIF orientation applied.
  package let pixelSize: CGSize
  /// The EXIF orientation, from 1 to 8, to apply to decoded pixels of `data` and `file`; for a symbol, 2 if
  /// it is mirrored.
  ///
  /// Drawings and decoded pixels are upright: for these, it is the orientation that was already applied.
  package let orientation: Int
  /// Whether the image is drawn without loss of sharpness at any size.
  package let isVector: Bool
  /// Whether the creator of the image declared it opaque.
  let isSaidOpaque: Bool
  /// The identity and state of the file of a `file` source, or `nil` if it is unknown; an image of an unknown
  /// file is equal to no other image.
  private let stamp: FileStamp?

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - source: The source of the pixels.
  ///   - pixelSize: The upright size, in pixels.
  ///   - orientation: The EXIF orientation.
  ///   - isVector: Whether it is drawn sharply at any size.
  ///   - stamp: The identity and state of a file.
  ///   - isOpaque: Whether it is declared opaque.
  package init(
    source: Source, pixelSize: CGSize, orientation: Int = 1, isVector: Bool = false,
    stamp: FileStamp? = nil, isOpaque: Bool = false
  ) {
    self.source = source
    self.stamp = stamp
    isSaidOpaque = isOpaque
    switch source {
    case .symbol, .drawing: self.isVector = true
    case .pixels, .data, .file: self.isVector = isVector
    }
    self.pixelSize = pixelSize
    self.orientation = orientation
  }

  /// The symbol, if the image is one.
  package var symbol: SymbolPicture? {
    if case .symbol(let symbol) = source { symbol } else { nil }
  }

  /// Returns whether both images share their decoded pixels.
  ///
  /// - Complexity: O(*n*) in the number of bytes of two files in memory with the same length.
  package static func == (lhs: DisplayImage, rhs: DisplayImage) -> Bool {
    if lhs === rhs { return true }
    guard lhs.pixelSize == rhs.pixelSize, lhs.orientation == rhs.orientation else { return false }
    return switch (lhs.source, rhs.source) {
    case (.symbol(let one), .symbol(let other)): one == other
    case (.data(let one), .data(let other)): one == other
    case (.file(let one), .file(let other)):
      one == other && lhs.stamp != nil && lhs.stamp == rhs.stamp
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch source {
    case .symbol(let symbol): hasher.combine(symbol)
    case .data(let data):
      hasher.combine(data.count)
      hasher.combine(data.suffix(64))
    case .file(let path) where stamp != nil:
      hasher.combine(path)
      hasher.combine(stamp)
    case .file, .pixels, .drawing: hasher.combine(ObjectIdentifier(self))
    }
  }
}
