// SPDX-License-Identifier: Apache-2.0

import CMullionPixbuf
package import Foundation
package import MullionDisplayTree

/// Image files decoded by gdk-pixbuf, at the size they are shown at, in bounded memory.
///
/// JPEG files are read at a half, a quarter or an eighth of their size where that suffices. All
/// decoding of a process together stays within a budget: decodes wait for one another when files
/// are large. A file that would need more than the whole budget is refused by its header.
///
/// May be called from any thread, on many at once.
package struct PixbufDecoder: ImageDecoding {
  /// How long a drawing is waited for, in seconds.
  private static let patience: TimeInterval = 10

  private let budget: DecodingBudget

  /// A decoder that shares the process's budget of half a gigabyte.
  package init() {
    budget = .shared
  }

  /// A decoder with a budget of its own.
  package init(budget: DecodingBudget) {
    self.budget = budget
  }

  /// Decodes `image`, applies its orientation, and scales it down so that it covers
  /// `targetPixelSize`; nil: full size.
  ///
  /// - Throws: `ImageDecodingError`, with a sentence that names the file and what is wrong.
  /// - Complexity: O(n), n the pixels of the file, an eighth squared of them for large JPEG files.
  package func decode(
    _ image: DisplayImage, coveringPixels targetPixelSize: CGSize?
  ) throws -> PixelBuffer {
    if case .pixels(let buffer) = image.source {
      return try shrunk(buffer, target: targetPixelSize)
    }
    if let symbol = image.symbol {
      return try SymbolDrawing(symbol, isMirrored: image.orientation == 2)
        .pixels(of: targetPixelSize ?? image.pixelSize)
    }
    if case .drawing(let drawing, let size) = image.source {
      return try DrawingRaster(drawing, size: size).pixels(of: targetPixelSize ?? image.pixelSize)
    }
    let source = try ByteSource(image.source)
    let run = PixbufRun(
      source: source, orientation: image.orientation, target: targetPixelSize, budget: budget)
    guard run.isDrawing else { return try run.decode() }
    return try drawn(run, name: source.name)
  }

  /// Shows `body` the pixels of `image` at full size for as long as it runs; drawings are drawn on memory
  /// that pictures before have left.
  ///
  /// - Throws: as ``decode(_:coveringPixels:)``, and what `body` throws.
  package func withPixels<Result>(
    of image: DisplayImage, _ body: (PixelBytes) throws -> Result
  ) throws -> Result {
    guard image.symbol == nil, case .drawing(let drawing, let size) = image.source else {
      return try decode(image, coveringPixels: nil).withBytes(body)
    }
    return try DrawingRaster(drawing, size: size).withPixels(of: image.pixelSize, body)
  }

  /// Drawings may take any time; nobody waits longer than that.
  private func drawn(_ run: PixbufRun, name: String) throws -> PixelBuffer {
    // Used by one thread at a time: this one waits for the other.
    nonisolated(unsafe) let run = run
    let buffer = try TimedWork<PixelBuffer>.run(seconds: Self.patience) { try run.decode() }
    if let buffer { return buffer }
    throw ImageDecodingError(
      "\(name) is an SVG file that takes longer than \(Int(Self.patience)) seconds to draw.")
  }

  /// The pictures of a GIF file in the order they are shown, each whole.
  ///
  /// - Throws: `ImageDecodingError` for no or a damaged GIF file, and one too large for the budget.
  package func frames(ofGIF data: Data) throws -> [ImageFrame] {
    try GIFRun(data, budget: budget).frames()
  }

  private func shrunk(_ buffer: PixelBuffer, target: CGSize?) throws -> PixelBuffer {
    let size = Covering.size(width: buffer.width, height: buffer.height, target: target)
    if size.width == buffer.width, size.height == buffer.height { return buffer }
    guard let smaller = buffer.scaled(width: size.width, height: size.height) else {
      throw ImageDecodingError(
        "An image of \(buffer.width) by \(buffer.height) pixels can't be scaled: "
          + "there is not enough memory, or it has no pixels.")
    }
    return smaller
  }
}
