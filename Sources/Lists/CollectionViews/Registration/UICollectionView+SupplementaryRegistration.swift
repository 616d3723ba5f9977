// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UICollectionView {
  /// A registration that configures supplementary views of one class and kind.
  ///
  /// Create it once, outside of the provider, and store it.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures `supplementaryView`.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity: RegistrationIdentity
    let elementKind: String
    let handler: Handler

    /// Creates a registration of views of kind `elementKind` that `handler` configures.
    public init(elementKind: String, handler: @escaping Handler) {
      identity = RegistrationIdentity()
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration of views of kind `elementKind` that are loaded from `supplementaryNib`, and
    /// that `handler` configures.
    ///
    /// - Precondition: The first view in the nib is a `Supplementary`.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      identity = RegistrationIdentity(nib: supplementaryNib)
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a supplementary view of `registration`, reused or new, after its handler configured it.
  ///
  /// - Precondition: `registration` was not created inside the provider that calls this.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let kind = registration.elementKind
    requireMadeOutside(
      registration.identity, of: "supplementary view of kind \"\(kind)\"", at: indexPath)
    let key = ReuseKey.supplementary(kind, registration.identity.reuseIdentifier)
    registerNib(of: registration.identity, for: key)
    let view: Supplementary = engine.provider.dequeue(key, as: Supplementary.self, at: indexPath)
    registration.handler(view, kind, indexPath)
    return view
  }
}

@available(*, unavailable)
extension UICollectionView.SupplementaryRegistration: Sendable {}
