// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A parameter of a filter.
struct FilterInput: Sendable {
  /// The type of a parameter with its default value.
  enum Standard: Sendable {
    case image
    case number(Double, ClosedRange<Double>?, type: String)
    case vector([CGFloat], type: String)
    case color([CGFloat])
    case transform
    case data
    case text(String)
  }

  let key: String
  let standard: Standard

  static func image(_ key: String = kCIInputImageKey) -> FilterInput {
    FilterInput(key: key, standard: .image)
  }

  static func number(
    _ key: String, _ value: Double, _ range: ClosedRange<Double>? = nil,
    type: String = kCIAttributeTypeScalar
  ) -> FilterInput {
    FilterInput(key: key, standard: .number(value, range, type: type))
  }

  static func distance(
    _ key: String, _ value: Double, _ range: ClosedRange<Double>? = nil
  ) -> FilterInput {
    number(key, value, range, type: kCIAttributeTypeDistance)
  }

  static func position(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
    FilterInput(key: key, standard: .vector([x, y], type: kCIAttributeTypePosition))
  }

  static func vector(
    _ key: String, _ values: [CGFloat], type: String = kCIAttributeTypeOffset
  ) -> FilterInput {
    FilterInput(key: key, standard: .vector(values, type: type))
  }

  static func color(_ key: String, _ rgba: [CGFloat]) -> FilterInput {
    FilterInput(key: key, standard: .color(rgba))
  }

  /// The default value; `nil` if there is none.
  var value: Any? {
    switch standard {
    case .image, .data: nil
    case .text(let text): text
    case .number(let number, _, _): NSNumber(value: number)
    case .vector(let values, _): CIVector(values)
    case .color(let rgba): CIColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3])
    case .transform: NSValue(cgAffineTransform: .identity)
    }
  }

  /// The attributes of the parameter.
  var attributes: [String: Any] {
    var attributes: [String: Any] = [kCIAttributeDisplayName: displayName]
    attributes[kCIAttributeDefault] = value
    switch standard {
    case .image:
      attributes[kCIAttributeClass] = "CIImage"
      attributes[kCIAttributeType] = kCIAttributeTypeImage
    case .number(_, let range, let type):
      attributes[kCIAttributeClass] = "NSNumber"
      attributes[kCIAttributeType] = type
      if let range {
        attributes[kCIAttributeSliderMin] = NSNumber(value: range.lowerBound)
        attributes[kCIAttributeSliderMax] = NSNumber(value: range.upperBound)
      }
    case .vector(_, let type):
      attributes[kCIAttributeClass] = "CIVector"
      attributes[kCIAttributeType] = type
    case .color:
      attributes[kCIAttributeClass] = "CIColor"
      attributes[kCIAttributeType] = kCIAttributeTypeColor
    case .transform:
      attributes[kCIAttributeClass] = "NSValue"
      attributes[kCIAttributeType] = kCIAttributeTypeTransform
    case .data:
      attributes[kCIAttributeClass] = "NSData"
    case .text:
      attributes[kCIAttributeClass] = "NSString"
    }
    return attributes
  }

  /// The display name derived from the key, such as `Mask Image` for `inputMaskImage`.
  private var displayName: String {
    FilterKind.words(key.hasPrefix("input") ? String(key.dropFirst(5)) : key)
  }
}
