// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension UIImage {
  /// The configuration that selects a variant of an image: traits and, for symbols, their appearance.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits that a variant is selected for; `nil` for those of the view that shows it.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration with the given traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns the configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      guard let copy = replacing(traitCollection) as? Self else { return self }
      return copy
    }

    /// Returns the configuration with the values of `otherConfiguration`, and those of this one where the
    /// other has none.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// Returns the configuration itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: other) == type(of: self) && other.traitCollection == traitCollection
    }

    open override var hash: Int { traitCollection?.hash ?? 0 }

    /// Returns a configuration that differs from this one only in its traits.
    package func replacing(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }
  }
}
