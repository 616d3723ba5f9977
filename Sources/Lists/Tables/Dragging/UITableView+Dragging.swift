// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionViews
public import MullionControls

/// The drag and drop interface of a table.
extension UITableView {
  /// Whether rows can be dragged, if there is a drag delegate.
  public var dragInteractionEnabled: Bool {
    get { contentView.dragInteractionEnabled }
    set { contentView.dragInteractionEnabled = newValue }
  }

  /// Whether rows of this table are being dragged.
  public var hasActiveDrag: Bool { contentView.hasActiveDrag }

  /// Whether rows of this table are being dragged while there is a drop delegate, or items from elsewhere are
  /// being dragged over the table.
  public var hasActiveDrop: Bool { contentView.hasActiveDrop }

  /// Returns whether the data source can be requested to move a row that was dropped elsewhere in the table.
  ///
  /// Whether the data source implements the move is only known after the request.
  package func movesDroppedRow(from path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    absences.remove(.canMove)
    return dataSource.tableView(self, canMoveRowAt: path) || absences.contains(.canMove)
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag from elsewhere that hovers over a row selects it, as a tap does.
  ///
  /// The delegate is queried for each row.
  public var isSpringLoaded: Bool {
    get { contentView.isSpringLoaded }
    set { contentView.isSpringLoaded = newValue }
  }
}
