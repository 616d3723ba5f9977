// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// A function from text attributes to text attributes, for configurations.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The function that derives text attributes from others.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer that applies `transform`.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes derived from `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
