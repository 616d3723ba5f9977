// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionContracts

/// The pixels of a bitmap context: in memory once they are read, before that as drawing commands.
final class BitmapStore {
  let format: BitmapFormat
  /// The memory of the pixels, or `nil` if they have not been read.
  private(set) var memory: UnsafeMutableRawPointer?
  private var isOwn = false

  /// Creates a bitmap in `memory`, which the caller keeps allocated while it is drawn into, or without memory
  /// for `nil`.
  init(_ format: BitmapFormat, memory: UnsafeMutableRawPointer?) {
    self.format = format
    self.memory = memory
  }

  deinit {
    if isOwn { memory?.deallocate() }
  }

  /// Allocates memory for the pixels, initially transparent.
  func makeMemory() {
    guard memory == nil else { return }
    let made = UnsafeMutableRawPointer.allocate(byteCount: format.byteCount, alignment: 16)
    made.initializeMemory(as: UInt8.self, repeating: 0, count: format.byteCount)
    (memory, isOwn) = (made, true)
  }

  /// Paints `drawing` over the pixels in memory; without memory, it is a no-op.
  ///
  /// If no host in the process paints pixels, that is reported once, and the pixels are unchanged.
  func paint(_ drawing: Drawing) {
    guard let memory else { return }
    guard let painter = ImageCodecs.current?.images else {
      Diagnostics.reportOnce(
        "the memory of a CGContext is unchanged: this process has no rasteriser; link CairoHost or"
          + " GTKHost.")
      return
    }
    let size = CGSize(width: CGFloat(format.width), height: CGFloat(format.height))
    let ground = DisplayImage(source: .pixels(format.pixels(in: memory)), pixelSize: size)
    let all = Drawing(steps: [
      .command(.image(ground, destination: CGRect(origin: .zero, size: size))), .drawing(drawing),
    ])
    let picture = DisplayImage(source: .drawing(all, size: size), pixelSize: size)
    do {
      format.write(try painter.decode(picture, coveringPixels: nil), to: memory)
    } catch {
      Diagnostics.reportOnce("\(error)")
    }
  }
}
