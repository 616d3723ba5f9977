// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CMullionCairo
import CairoHost
import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A small image in memory whose pixels a test can read.
struct Canvas {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Creates a canvas by drawing `node`.
  init(_ node: DisplayNode, width: Int, height: Int, scale: CGFloat = 1) throws {
    let data = try CairoHost.png(
      of: node, size: CGSize(width: width, height: height), scale: scale)
    self = try Canvas(png: data)
  }

  init(png data: Data) throws {
    let image = DisplayImage(source: .data(data), pixelSize: .zero)
    let pixels = try PixbufDecoder().decode(image, coveringPixels: nil)
    width = pixels.width
    height = pixels.height
    bytes = pixels.bytes
  }

  /// Returns the components of a pixel: red, green, blue and alpha, premultiplied, from 0 to 255.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return [2, 1, 0, 3].map { Int(bytes[start + $0]) }
  }

  /// The bounding box of the pixels with an alpha above 24 of 255.
  var inked: CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where bytes[(y * width + x) * 4 + 3] > 24 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}

/// Returns a display node with a unique identity.
func node(
  _ bounds: CGRect, _ commands: [DrawCommand] = [], clip: RoundedRect? = nil, alpha: CGFloat = 1,
  transform: CGAffineTransform = .identity, children: [DisplayNode] = []
) -> DisplayNode {
  final class Someone {}
  return DisplayNode(
    identity: ObjectIdentifier(Someone()), transform: transform, bounds: bounds, alpha: alpha,
    clip: clip, commands: commands, children: children)
}

let red = DisplayColor(red: 1, green: 0, blue: 0)
let green = DisplayColor(red: 0, green: 1, blue: 0)
let blue = DisplayColor(red: 0, green: 0, blue: 1)
let black = DisplayColor(red: 0, green: 0, blue: 0)
let white = DisplayColor(red: 1, green: 1, blue: 1)

#endif
