// SPDX-License-Identifier: Apache-2.0

import CMullionPixbuf
package import Foundation
package import MullionDisplayTree

/// A decoder of image files that uses gdk-pixbuf, at the size at which they are shown, in bounded memory.
///
/// JPEG files are read at a half, a quarter or an eighth of their size if that suffices. All concurrent
/// decodes of a process stay within a budget: decodes of large files block one another. A file that would
/// need more than the whole budget is rejected by its header.
///
/// May be called from any thread, concurrently.
package struct PixbufDecoder: ImageDecoding {
  /// The time limit for rendering a vector image, in seconds.
  private static let patience: TimeInterval = 10

  private let budget: DecodingBudget

  /// Creates a decoder that shares the process's budget of half a gigabyte.
  package init() {
    budget = .shared
  }

  /// Creates a decoder with its own budget.
  package init(budget: DecodingBudget) {
    self.budget = budget
  }

  /// Decodes `image`, applies its orientation, and scales it down so that it covers `targetPixelSize`; `nil`
  /// decodes the full size.
  ///
  /// - Throws: `ImageDecodingError`, with a sentence that names the file and the problem.
  /// - Complexity: O(*n*) in the pixels of the file; for a JPEG file, in those of the size at which it is
  ///   read.
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

  /// Calls `body` with the pixels of `image` at full size, and returns its result; drawings are rendered into
  /// memory reused from earlier images.
  ///
  /// - Throws: as ``decode(_:coveringPixels:)``, and errors of `body`.
  package func withPixels<Result>(
    of image: DisplayImage, _ body: (PixelBytes) throws -> Result
  ) throws -> Result {
    guard image.symbol == nil, case .drawing(let drawing, let size) = image.source else {
      return try decode(image, coveringPixels: nil).withBytes(body)
    }
    return try DrawingRaster(drawing, size: size).withPixels(of: image.pixelSize, body)
  }

  /// Renders a vector image with a time limit.
  private func drawn(_ run: PixbufRun, name: String) throws -> PixelBuffer {
    // Used by one thread at a time: this thread waits for the other one.
    nonisolated(unsafe) let run = run
    let buffer = try TimedWork<PixelBuffer>.run(seconds: Self.patience) { try run.decode() }
    if let buffer { return buffer }
    throw ImageDecodingError(
      "\(name) is an SVG file that takes longer than \(Int(Self.patience)) seconds to draw.")
  }

  /// Returns the complete frames of a GIF file in display order.
  ///
  /// - Throws: `ImageDecodingError` when the file is not a GIF file, is damaged, or exceeds the budget.
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
