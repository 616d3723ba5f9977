// SPDX-License-Identifier: Apache-2.0

/// Multiplication and division of a pixel's colours by its alpha, the component at `alpha`.
enum PixelOpacity {
  static func multiply(
    _ read: UnsafePointer<UInt8>, _ write: UnsafeMutablePointer<UInt8>, alpha: Int
  ) {
    let opacity = Int(read[alpha])
    for lane in 0..<4 {
      write[lane] = lane == alpha ? read[lane] : UInt8((Int(read[lane]) * opacity + 127) / 255)
    }
  }

  static func divide(
    _ read: UnsafePointer<UInt8>, _ write: UnsafeMutablePointer<UInt8>, alpha: Int
  ) {
    let opacity = Int(read[alpha])
    for lane in 0..<4 where lane != alpha {
      write[lane] =
        opacity == 0 ? 0 : UInt8(min(255, (Int(read[lane]) * 255 + opacity / 2) / opacity))
    }
    write[alpha] = UInt8(opacity)
  }
}
