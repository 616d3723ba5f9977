// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UICollectionView {
  /// How supplementary views of one class and kind are configured.
  ///
  /// Make it once, outside of the provider, and keep it.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures `supplementaryView`.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity: RegistrationIdentity
    let elementKind: String
    let handler: Handler

    /// A registration of views of kind `elementKind` that `handler` configures.
    public init(elementKind: String, handler: @escaping Handler) {
      identity = RegistrationIdentity()
      self.elementKind = elementKind
      self.handler = handler
    }

    /// A registration of views of kind `elementKind` that are made from `supplementaryNib`, and that
    /// `handler` configures.
    ///
    /// - Precondition: The first view in the nib is a `Supplementary`.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      identity = RegistrationIdentity(nib: supplementaryNib)
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A supplementary view of `registration`, used again or made, and configured.
  ///
  /// - Precondition: `registration` was not made inside the provider that calls this.
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
