// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

extension UICollectionView {
  /// A registration that configures cells of one class for items of one type.
  ///
  /// Create it once, outside of the cell provider, and store it: each registration has a reuse pool of its
  /// own.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures `cell` for `itemIdentifier`.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let identity: RegistrationIdentity
    let handler: Handler

    /// Creates a registration of cells that `handler` configures.
    public init(handler: @escaping Handler) {
      identity = RegistrationIdentity()
      self.handler = handler
    }

    /// Creates a registration of cells that are loaded from `cellNib`, and that `handler` configures.
    ///
    /// - Precondition: The first view in the nib is a `Cell`.
    public init(cellNib: UINib, handler: @escaping Handler) {
      identity = RegistrationIdentity(nib: cellNib)
      self.handler = handler
    }
  }

  /// Returns a cell of `registration`, reused or new, after its handler configured it for `item`.
  ///
  /// Without an item the handler is not called.
  ///
  /// - Precondition: `registration` was not created inside the provider that calls this.
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

  /// Registers the nib of a registration for `key`, if it has one.
  func registerNib(of identity: RegistrationIdentity, for key: ReuseKey) {
    guard let nib = identity.nib, engine.registrations.maker(for: key) == nil else { return }
    engine.registrations.register(ViewMaker(nib), for: key)
  }

  func requireMadeOutside(
    _ identity: RegistrationIdentity, of view: @autoclosure () -> String, at indexPath: IndexPath
  ) {
    require(
      !identity.wasMadeInProvider,
      "a \(view()) for \(indexPath.words) was dequeued with a registration created inside the provider, "
        + "so that no view can be reused; create the registration once, before the provider "
        + "runs, and use it in the provider")
  }
}

@available(*, unavailable)
extension UICollectionView.CellRegistration: Sendable {}
