// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// The equivalent of ``RegisteredView`` for a table's cells.
@MainActor
protocol RegisteredRow: AnyObject {
  init(reusableAs style: UITableViewCell.CellStyle, identifier: String?)
}

@available(*, unavailable)
extension UITableViewCell: RegisteredRow {}

extension UITableViewCell {
  /// Returns a new cell of this class, created by its `init(style:reuseIdentifier:)`.
  static func made(_ identifier: String) -> Self {
    let known: Any.Type = self
    let cell = (known as? any RegisteredRow.Type)?
      .init(reusableAs: .default, identifier: identifier)
    guard let cell = cell as? Self else { notMade() }
    return cell
  }
}
