// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension UIImage {
  /// What a picture of several variants is shown for: the traits, and for symbols how they look.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits a variant is chosen for; nil: those it is shown with.
    public let traitCollection: UITraitCollection?

    /// A configuration for the given traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      guard let copy = replacing(traitCollection) as? Self else { return self }
      return copy
    }

    /// What `otherConfiguration` says, and where it says nothing, what this one says.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// The configuration itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: other) == type(of: self) && other.traitCollection == traitCollection
    }

    open override var hash: Int { traitCollection?.hash ?? 0 }

    /// A configuration that differs from this one in its traits alone.
    package func replacing(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }
  }
}
