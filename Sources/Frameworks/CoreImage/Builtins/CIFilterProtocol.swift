// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A filter that has its values as properties.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The image that comes out; nil: one that goes in is missing.
  var outputImage: CIImage? { get }
  /// What is said of a filter of the application's own; nil: nothing.
  static func customAttributes() -> [String: Any]?
}

extension CIFilterProtocol {
  /// Nil.
  public static func customAttributes() -> [String: Any]? { nil }
}
