// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionViews
public import MullionViewTree

extension UITableView {
  /// Makes cells with the given identifier from the view in `nib`; nil forgets the identifier.
  ///
  /// - Precondition: The first view in the nib is a `UITableViewCell`.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib.map { ViewMaker($0) }, forCells: identifier)
  }

  /// Makes headers and footers with the given identifier from the view in `nib`; nil forgets it.
  ///
  /// - Precondition: The first view in the nib is a `UITableViewHeaderFooterView`.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(nib.map { ViewMaker($0) }, forBoundaries: identifier)
  }

  /// Makes cells with the given identifier as an interface file's prototype says.
  package func register(_ maker: ViewMaker, forCellReuseIdentifier identifier: String) {
    pool.register(maker, forCells: identifier)
  }
}
