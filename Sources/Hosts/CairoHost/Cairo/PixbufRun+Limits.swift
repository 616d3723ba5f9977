// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree

/// The checks of a file before it is passed to a loader.
extension PixbufRun {
  /// Returns the number of bytes of the file to be read.
  ///
  /// - Throws: `ImageDecodingError` when the file is truncated, needs more than the budget, or would take too
  ///   long to render.
  func lengthToRead() throws -> Int {
    switch kind {
    case .gif: return try lengthOfFirstPicture()
    case .webp: try requireWholeContainer()
    case .svg: try requireBoundedWork()
    default: break
    }
    return source.count
  }

  /// Returns the length of a GIF file up to its first frame; the others are not read.
  private func lengthOfFirstPicture() throws -> Int {
    let blocks = GIFBlocks(source.reader, pictures: 1)
    guard let size = blocks.size, !blocks.delays.isEmpty else {
      throw ImageDecodingError("\(source.name) is a GIF file that ends too early.")
    }
    let bytes = size.width * size.height * 4
    guard bytes <= budget.limit else {
      throw ImageDecodingError(
        "\(source.name) declares \(size.width) by \(size.height) pixels: decoding them "
          + "would take \(bytes >> 20) MB, more than the \(budget.limit >> 20) MB available for "
          + "images.")
    }
    return blocks.end
  }

  /// Throws if a WebP file is shorter than the length in its header.
  private func requireWholeContainer() throws {
    let head = source.read(at: 4, length: 4)
    guard head.count == 4 else { return }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard source.count < length + 8 else { return }
    throw ImageDecodingError("\(source.name) is a WebP file that ends too early.")
  }

  /// Throws if rendering an SVG file would take too long, because the rendering library cannot be
  /// interrupted.
  private func requireBoundedWork() throws {
    guard source.count <= SVGCost.greatestFile else {
      throw ImageDecodingError(
        "\(source.name) is an SVG file of \(source.count >> 20) MB, more than the "
          + "\(SVGCost.greatestFile >> 20) MB that are rendered.")
    }
    let side = 1_000.0
    let pixels = target.map { max(side, Double($0.width)) * max(side, Double($0.height)) }
    var cost = SVGCost(
      source.read(at: 0, length: source.count), pixels: min(pixels ?? side * side, 1e9))
    guard cost.total() <= SVGCost.limit else {
      throw ImageDecodingError(
        "\(source.name) is an SVG file that would take too long to draw: its elements refer to "
          + "each other too often, or its filters go over too many pixels.")
    }
  }
}
