// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

extension UICollectionView {
  /// How cells of one class show items of one type.
  ///
  /// Make it once, outside of the cell provider, and keep it: each registration has cells of its
  /// own to use again.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Shows `itemIdentifier` in `cell`.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let identity: RegistrationIdentity
    let handler: Handler

    /// A registration of cells that `handler` configures.
    public init(handler: @escaping Handler) {
      identity = RegistrationIdentity()
      self.handler = handler
    }

    /// A registration of cells that are made from `cellNib`, and that `handler` configures.
    ///
    /// - Precondition: The first view in the nib is a `Cell`.
    public init(cellNib: UINib, handler: @escaping Handler) {
      identity = RegistrationIdentity(nib: cellNib)
      self.handler = handler
    }
  }

  /// A cell of `registration`, used again or made, that its handler has configured with `item`.
  ///
  /// - Precondition: `registration` was not made inside the provider that calls this.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    requireMadeOutside(registration.identity, of: "cell of class \(Cell.self)", at: indexPath)
    let key = ReuseKey.cell(registration.identity.reuseIdentifier)
    registerNib(of: registration.identity, for: key)
    let cell: Cell = engine.provider.dequeue(key, as: Cell.self, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Has views of a registration with a nib made from it.
  func registerNib(of identity: RegistrationIdentity, for key: ReuseKey) {
    guard let nib = identity.nib, engine.registrations.maker(for: key) == nil else { return }
    engine.registrations.register(ViewMaker(nib), for: key)
  }

  func requireMadeOutside(
    _ identity: RegistrationIdentity, of view: @autoclosure () -> String, at indexPath: IndexPath
  ) {
    require(
      !identity.wasMadeInProvider,
      "a \(view()) for \(indexPath.words) was dequeued with a registration made inside the provider, "
        + "so that no view could ever be used again; make the registration once, before the "
        + "provider runs, and let the provider use it")
  }
}

@available(*, unavailable)
extension UICollectionView.CellRegistration: Sendable {}
