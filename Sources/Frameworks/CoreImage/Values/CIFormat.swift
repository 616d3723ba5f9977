// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionDisplayTree

/// How the components of a pixel stand in memory, multiplied by alpha.
///
/// Differs from Core Image: the numbers are Mullion's own, and other formats are not there.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The format's number.
  public let rawValue: Int32
  /// The format of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Red, green, blue, alpha, each a byte.
  public static let RGBA8 = CIFormat(rawValue: 1)
  /// Blue, green, red, alpha, each a byte.
  public static let BGRA8 = CIFormat(rawValue: 2)
  /// Alpha, red, green, blue, each a byte.
  public static let ARGB8 = CIFormat(rawValue: 3)
  /// Alpha, blue, green, red, each a byte.
  public static let ABGR8 = CIFormat(rawValue: 4)
  /// Red, green, blue, alpha, each a `Float`.
  public static let RGBAf = CIFormat(rawValue: 5)

  /// Where blue, green, red and alpha stand in the bytes of a pixel; nil: components are no bytes.
  var places: [Int]? {
    switch self {
    case .RGBA8: [2, 1, 0, 3]
    case .BGRA8: [0, 1, 2, 3]
    case .ARGB8: [3, 2, 1, 0]
    case .ABGR8: [1, 2, 3, 0]
    default: nil
    }
  }

  /// The picture of pixels in memory, the topmost row first; nil: there are too few bytes, or no such pixels.
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
