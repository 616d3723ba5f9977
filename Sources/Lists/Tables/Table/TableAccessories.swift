// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// The accessories of a table cell, as list accessories.
@MainActor
struct TableAccessories {
  private let cell: UITableViewCell
  /// The data index path of the row; `nil` if it has none.
  private let path: IndexPath?
  private let table: UITableView

  init(of cell: UITableViewCell, at path: IndexPath?, in table: UITableView) {
    self.cell = cell
    self.path = path
    self.table = table
  }

  /// All accessories for the current editing state.
  var all: [UICellAccessory] {
    let isEditing = table.isEditing
    let trailing =
      isEditing
      ? accessories(cell.editingAccessoryView, cell.editingAccessoryType)
      : accessories(cell.accessoryView, cell.accessoryType)
    return (isEditing ? path.map(signs) ?? [] : []) + trailing
  }

  private func accessories(
    _ view: UIView?, _ type: UITableViewCell.AccessoryType
  ) -> [UICellAccessory] {
    if let view {
      return [
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(), reservedLayoutWidth: .actual,
            maintainsFixedSize: true))
      ]
    }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [.disclosureIndicator()]
    case .checkmark: return [.checkmark()]
    case .detailButton: return [detail]
    case .detailDisclosureButton: return [detail, .disclosureIndicator()]
    }
  }

  private var detail: UICellAccessory {
    let (table, cell) = (table, cell)
    return .detail(actionHandler: { [weak table, weak cell] in
      guard let table, let cell, let path = table.indexPath(for: cell) else { return }
      cell.whenAccessoryTapped?()
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    })
  }

  /// Returns whether a row without an editing control leaves space for one.
  private func isIndented(_ path: IndexPath) -> Bool {
    cell.shouldIndentWhileEditing && table.dataSource?.tableView(table, canEditRowAt: path) ?? true
      && table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
  }

  /// An empty accessory with the width of an editing control.
  private var room: UICellAccessory {
    .customView(
      configuration: .init(
        customView: UIView(), placement: .leading(), reservedLayoutWidth: .standard,
        maintainsFixedSize: true))
  }

  private func signs(ofRowAt path: IndexPath) -> [UICellAccessory] {
    var signs: [UICellAccessory] = []
    if table.allowsMultipleSelectionDuringEditing {
      signs.append(.multiselect())
    } else {
      switch table.editingStyle(ofRowAt: path) {
      case .none: if isIndented(path) { signs.append(room) }
      case .delete: signs.append(.delete())
      case .insert:
        let (table, cell) = (table, cell)
        signs.append(
          .insert(actionHandler: { [weak table, weak cell] in
            guard let table, let cell, let shown = table.indexPath(for: cell),
              let path = table.dataRow(at: shown)
            else { return }
            table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
          }))
      }
    }
    if table.dataSource?.tableView(table, canMoveRowAt: path) == true { signs.append(.reorder()) }
    return signs
  }
}
