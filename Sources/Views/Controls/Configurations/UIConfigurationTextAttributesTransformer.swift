// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// Makes a text's attributes from others, in configurations.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Makes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that carries out `transform`.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes made from `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
