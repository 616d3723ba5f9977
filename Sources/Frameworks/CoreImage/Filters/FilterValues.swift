// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// The values of a filter's parameters; a value of an unsupported class counts as missing.
struct FilterValues {
  let values: [String: Any]

  var image: CIImage? { image(kCIInputImageKey) }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  /// Returns a number; 0 if it is missing.
  func number(_ key: String) -> Float { Float(amount(key)) }

  /// Returns a number in double precision, for sizes; 0 if it is missing.
  func amount(_ key: String) -> CGFloat {
    switch values[key] {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    default: 0
    }
  }

  func vector(_ key: String) -> CIVector {
    switch values[key] {
    case let vector as CIVector: vector
    case let point as CGPoint: CIVector(cgPoint: point)
    case let rect as CGRect: CIVector(cgRect: rect)
    default: CIVector([])
    }
  }

  /// Returns a vector of four numbers.
  func lanes(_ key: String) -> Pixel {
    let vector = vector(key)
    return Pixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  func place(_ key: String) -> SIMD2<Float> {
    let vector = vector(key)
    return SIMD2(Float(vector.x), Float(vector.y))
  }

  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .clear }

  func transform(_ key: String) -> CGAffineTransform {
    switch values[key] {
    case let transform as CGAffineTransform: transform
    case let vector as CIVector: vector.cgAffineTransformValue
    case let value as NSValue: value.cgAffineTransformValue
    default: .identity
    }
  }

  func text(_ key: String) -> String { values[key] as? String ?? "" }

  func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData) as Data? }
}
