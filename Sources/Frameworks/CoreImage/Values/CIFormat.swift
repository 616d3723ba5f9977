// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionDisplayTree

/// The format of premultiplied pixels in memory.
///
/// Differs from Core Image: the raw values are Mullion's own, and other formats are not supported.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int32
  /// Creates a format from its raw value.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The format with red, green, blue and alpha, one byte each.
  public static let RGBA8 = CIFormat(rawValue: 1)
  /// The format with blue, green, red and alpha, one byte each.
  public static let BGRA8 = CIFormat(rawValue: 2)
  /// The format with alpha, red, green and blue, one byte each.
  public static let ARGB8 = CIFormat(rawValue: 3)
  /// The format with alpha, blue, green and red, one byte each.
  public static let ABGR8 = CIFormat(rawValue: 4)
  /// The format with red, green, blue and alpha, each a `Float`.
  public static let RGBAf = CIFormat(rawValue: 5)

  /// The offsets of blue, green, red and alpha in a pixel; `nil` if components are not bytes.
  var places: [Int]? {
    switch self {
    case .RGBA8: [2, 1, 0, 3]
    case .BGRA8: [0, 1, 2, 3]
    case .ARGB8: [3, 2, 1, 0]
    case .ABGR8: [1, 2, 3, 0]
    default: nil
    }
  }

  /// Returns the image of pixels in memory, the top row first, or `nil` if there are too few bytes or the
  /// format is unsupported.
  func picture(of data: Data, bytesPerRow: Int, width: Int, height: Int) -> CGImage? {
    guard let places, width > 0, height > 0, bytesPerRow >= 4 * width,
      data.count >= (height - 1) * bytesPerRow + 4 * width
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    data.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
      for row in 0..<height {
        for column in 0..<width {
          let (from, to) = (row * bytesPerRow + 4 * column, 4 * (row * width + column))
          for lane in 0..<4 { bytes[to + lane] = source[from + places[lane]] }
        }
      }
    }
    let pixels = PixelBuffer(width: width, height: height, bytes: bytes)
    return CGImage(
      picture: DisplayImage(
        source: .pixels(pixels), pixelSize: CGSize(width: width, height: height)))
  }
}
