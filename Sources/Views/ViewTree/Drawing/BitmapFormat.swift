// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The memory format of the pixels of a bitmap.
struct BitmapFormat {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let space: CGColorSpace
  let info: CGBitmapInfo
  /// The number of bytes per pixel.
  let pixelBytes: Int
  /// The byte offsets of blue, green, red and alpha in a pixel; `nil` for alpha if it is missing or ignored.
  private let places: (blue: Int, green: Int, red: Int, alpha: Int?)

  /// Creates a format, or returns `nil` if the format is not supported.
  ///
  /// The supported formats are 8-bit greyscale without alpha, and four components of 8 bits with
  /// premultiplied or without alpha. With a `bytesPerRow` of 0, rows have the size that the pixels need.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard width > 0, height > 0, bitsPerComponent == 8, !info.contains(.floatComponents),
      width <= Int(Int32.max) / 4, height <= Int(Int32.max) / 4,
      let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    if space.isGrey {
      guard alpha == .none else { return nil }
      (places, pixelBytes) = ((0, 0, 0, nil), 1)
    } else {
      let order: [Int]
      var hasAlpha = true
      switch alpha {
      case .premultipliedLast: order = [2, 1, 0, 3]
      case .premultipliedFirst: order = [3, 2, 1, 0]
      case .noneSkipLast: (order, hasAlpha) = ([2, 1, 0, 3], false)
      case .noneSkipFirst: (order, hasAlpha) = ([3, 2, 1, 0], false)
      case .none, .last, .first, .alphaOnly: return nil
      }
      let isTurned = info.intersection(.byteOrderMask) == .byteOrder32Little
      let at = isTurned ? order.map { 3 - $0 } : order
      (places, pixelBytes) = ((at[0], at[1], at[2], hasAlpha ? at[3] : nil), 4)
    }
    let needed = width * pixelBytes
    guard bytesPerRow == 0 || bytesPerRow >= needed else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow == 0 ? needed : bytesPerRow
    self.space = space
    self.info = info
  }

  /// The number of bytes of the bitmap.
  var byteCount: Int { bytesPerRow * height }
  /// Whether the pixels are opaque.
  var isOpaque: Bool { places.alpha == nil }

  /// Writes pixels of the same size to `memory`.
  ///
  /// - Complexity: O(n) in the number of pixels.
  func write(_ pixels: PixelBuffer, to memory: UnsafeMutableRawPointer) {
    pixels.bytes.withUnsafeBytes { source in
      for row in 0..<height {
        let line = memory + row * bytesPerRow
        for column in 0..<width {
          let from = 4 * (row * width + column)
          let pixel = line + column * pixelBytes
          if pixelBytes == 1 {
            let light =
              114 * Int(source[from]) + 587 * Int(source[from + 1]) + 299 * Int(source[from + 2])
            pixel.storeBytes(of: UInt8((light + 500) / 1000), as: UInt8.self)
          } else {
            pixel.storeBytes(of: source[from], toByteOffset: places.blue, as: UInt8.self)
            pixel.storeBytes(of: source[from + 1], toByteOffset: places.green, as: UInt8.self)
            pixel.storeBytes(of: source[from + 2], toByteOffset: places.red, as: UInt8.self)
            guard let alpha = places.alpha else { continue }
            pixel.storeBytes(of: source[from + 3], toByteOffset: alpha, as: UInt8.self)
          }
        }
      }
    }
  }

  /// Returns the pixels in `memory`.
  ///
  /// - Complexity: O(n) in the number of pixels.
  func pixels(in memory: UnsafeRawPointer) -> PixelBuffer {
    var bytes = [UInt8](repeating: 255, count: 4 * width * height)
    for row in 0..<height {
      let line = memory + row * bytesPerRow
      for column in 0..<width {
        let to = 4 * (row * width + column)
        let pixel = line + column * pixelBytes
        bytes[to] = pixel.load(fromByteOffset: places.blue, as: UInt8.self)
        bytes[to + 1] = pixel.load(fromByteOffset: places.green, as: UInt8.self)
        bytes[to + 2] = pixel.load(fromByteOffset: places.red, as: UInt8.self)
        guard let alpha = places.alpha else { continue }
        bytes[to + 3] = pixel.load(fromByteOffset: alpha, as: UInt8.self)
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}
