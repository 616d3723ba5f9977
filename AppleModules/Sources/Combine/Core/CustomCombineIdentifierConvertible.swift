// SPDX-License-Identifier: Apache-2.0

/// A type that says which one it is.
public protocol CustomCombineIdentifierConvertible {
  /// Which one it is.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
