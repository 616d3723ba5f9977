// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A filter whose parameters are properties.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The output image; `nil` if an input image is missing.
  var outputImage: CIImage? { get }
  /// Returns the attributes of a custom filter, or `nil` if there are none.
  static func customAttributes() -> [String: Any]?
}

extension CIFilterProtocol {
  /// Returns `nil`: by default a filter has no custom attributes.
  public static func customAttributes() -> [String: Any]? { nil }
}
