// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// What a filter was given; a value of another class than the filter takes counts as none.
struct FilterValues {
  let values: [String: Any]

  var image: CIImage? { image(kCIInputImageKey) }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  /// A number; 0 where there is none.
  func number(_ key: String) -> Float { Float(amount(key)) }

  /// A number that sizes follow from; 0 where there is none.
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

  /// Four numbers as one.
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
