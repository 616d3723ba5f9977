// SPDX-License-Identifier: Apache-2.0

import CMullionPixbuf
import Foundation
import MullionContracts
import MullionDisplayTree

/// A decoder of the frames of a GIF file, up to a maximum number.
struct GIFRun {
  /// The minimum delay, in seconds; as in browsers, a shorter one is replaced by `usualDelay`.
  private static let shortestDelay = 0.02
  private static let usualDelay = 0.1

  private let data: Data
  private let budget: DecodingBudget

  init(_ data: Data, budget: DecodingBudget) {
    self.data = data
    self.budget = budget
  }

  func frames() throws -> [ImageFrame] {
    let blocks = GIFBlocks(ByteReader(data))
    guard let size = blocks.size else {
      throw ImageDecodingError("An image in memory of \(data.count) bytes is not a GIF file.")
    }
    guard !blocks.isCut, !blocks.delays.isEmpty else {
      throw ImageDecodingError(
        "An image in memory is a GIF file that ends too early: in picture "
          + "\(blocks.delays.count + 1).")
    }
    if blocks.hasMore {
      Diagnostics.reportOnce(
        "of a GIF file in memory of \(data.count) bytes, the first \(GIFBlocks.mostPictures) pictures "
          + "are shown; it has more.")
    }
    let bytes = size.width * size.height * 4 * (blocks.delays.count + 2) + (1 << 16)
    guard bytes < budget.limit, budget.take(bytes) else {
      throw ImageDecodingError(
        "A GIF file of \(blocks.delays.count) pictures of \(size.width) by \(size.height) pixels"
          + " needs \(bytes >> 20) MB, more than the \(budget.limit >> 20) MB available for images."
      )
    }
    defer { budget.giveBack(bytes) }
    guard let loader = gdk_pixbuf_loader_new_with_type("gif", nil) else {
      throw ImageDecodingError("gdk-pixbuf has no loader of GIF files here.")
    }
    defer { g_object_unref(loader) }
    let wanted = [UInt8](data.prefix(blocks.end)) + [GIFBlocks.trailer]
    let isWhole = gdk_pixbuf_loader_write(loader, wanted, gsize(wanted.count), nil) != 0
    guard gdk_pixbuf_loader_close(loader, nil) != 0, isWhole,
      let animation = gdk_pixbuf_loader_get_animation(loader),
      let steps = mullion_animation_begin(animation)
    else { throw ImageDecodingError("An image in memory is a damaged GIF file.") }
    defer { g_object_unref(UnsafeMutableRawPointer(steps)) }
    return try read(steps, blocks.delays)
  }

  private func read(
    _ steps: OpaquePointer, _ delays: [TimeInterval]
  ) throws -> [ImageFrame] {
    var result: [ImageFrame] = []
    var time = 0
    for delay in delays {
      guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(steps),
        let pixels = Pixbuf(borrowing: pixbuf).pixels()
      else { throw ImageDecodingError("An image in memory is a damaged GIF file.") }
      result.append(
        ImageFrame(pixels, duration: delay < Self.shortestDelay ? Self.usualDelay : delay))
      let wait = Int(gdk_pixbuf_animation_iter_get_delay_time(steps))
      guard wait > 0 else { break }
      time += wait
      mullion_animation_go(steps, glong(time))
    }
    return result
  }
}
