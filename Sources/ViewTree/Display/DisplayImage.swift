// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An image as hosts see it: where its pixels come from, and its size as it is shown.
///
/// Two images are equal when they are the same object, or the same symbol in the same size.
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
  package let orientation: Int
  /// Whether the image is drawn as sharp as wanted at any size.
  package let isVector: Bool

  /// An image; `pixelSize` is the upright one.
  package init(
    source: Source, pixelSize: CGSize, orientation: Int = 1, isVector: Bool = false
  ) {
    self.source = source
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

  package static func == (lhs: DisplayImage, rhs: DisplayImage) -> Bool {
    if lhs === rhs { return true }
    guard let symbol = lhs.symbol, symbol == rhs.symbol else { return false }
    return lhs.pixelSize == rhs.pixelSize && lhs.orientation == rhs.orientation
  }

  package func hash(into hasher: inout Hasher) {
    if let symbol {
      hasher.combine(symbol)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}
