// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionViews
public import MullionControls

/// Drag and drop.
extension UITableView {
  /// Whether rows can be dragged, where there is a drag delegate.
  public var dragInteractionEnabled: Bool {
    get { contentView.dragInteractionEnabled }
    set { contentView.dragInteractionEnabled = newValue }
  }

  /// Whether something of this table is being dragged.
  public var hasActiveDrag: Bool { contentView.hasActiveDrag }

  /// Whether something is being dragged that could be dropped here.
  public var hasActiveDrop: Bool { contentView.hasActiveDrop }

  /// Whether the data source may be asked to move a row that was dropped elsewhere in the table.
  ///
  /// Whether it does so is known when it was asked.
  package func movesDroppedRow(from path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    absences.remove(.canMove)
    return dataSource.tableView(self, canMoveRowAt: path) || absences.contains(.canMove)
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag from elsewhere that is held over a row selects it, as a tap does.
  ///
  /// The delegate is asked for each row.
  public var isSpringLoaded: Bool {
    get { contentView.isSpringLoaded }
    set { contentView.isSpringLoaded = newValue }
  }
}
