// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An image as hosts see it: where its pixels come from, and its size as it is shown.
///
/// Two images are equal when they are the same object, the same symbol in the same size, the same
/// bytes, or the same file, unchanged: what was decoded for one serves the other.
package final class DisplayImage: Hashable, Sendable {
  /// Where the pixels are.
  package enum Source: Sendable {
    /// Decoded, upright.
    case pixels(PixelBuffer)
    /// An encoded file in memory.
    case data(Data)
    /// An encoded file on disk.
    case file(String)
    /// A symbol of the host's icons, drawn at whatever size it is shown at.
    case symbol(SymbolPicture)
    /// What was drawn, in a rectangle from the origin of `size` points.
    case drawing(Drawing, size: CGSize)
  }

  package let source: Source
  /// The size in pixels as shown, after the EXIF orientation was applied.
  package let pixelSize: CGSize
  /// Turn and mirror to apply to decoded pixels of `data` and `file`; EXIF's numbers, 1 to 8.
  ///
  /// What was drawn or decoded is upright: there it says how it was turned before.
  package let orientation: Int
  /// Whether the image is drawn as sharp as wanted at any size.
  package let isVector: Bool
  /// Whether who made the image said that it lets nothing through.
  let isSaidOpaque: Bool
  /// By what the file of a `file` is known; nil: unknown, it equals no other's.
  private let stamp: FileStamp?

  /// An image; `pixelSize` is the upright one, `stamp` that of a file; `isOpaque`: it lets nothing through.
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

  /// The symbol, when the image is one.
  package var symbol: SymbolPicture? {
    if case .symbol(let symbol) = source { symbol } else { nil }
  }

  /// Whether what was decoded for one image serves the other.
  ///
  /// - Complexity: O(n) in the bytes of two files in memory of the same length.
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
