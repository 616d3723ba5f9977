// SPDX-License-Identifier: Apache-2.0

/// A type with a Combine identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier that distinguishes this value from others.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
