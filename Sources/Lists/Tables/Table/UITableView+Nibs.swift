// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionViews
public import MullionViewTree

extension UITableView {
  /// Registers the view in `nib` for cells with the given identifier; `nil` removes the registration.
  ///
  /// - Precondition: The first view in the nib is a `UITableViewCell`.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib.map { ViewMaker($0) }, forCells: identifier)
  }

  /// Registers the view in `nib` for headers and footers with the given identifier; `nil` removes the
  /// registration.
  ///
  /// - Precondition: The first view in the nib is a `UITableViewHeaderFooterView`.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(nib.map { ViewMaker($0) }, forBoundaries: identifier)
  }

  /// Registers an interface file's prototype for cells with the given identifier.
  package func register(_ maker: ViewMaker, forCellReuseIdentifier identifier: String) {
    pool.register(maker, forCells: identifier)
  }
}
