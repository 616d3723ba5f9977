// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionContracts
import MullionViewTree

/// The reuse pool of a table's cells, headers and footers, and their registered classes.
@MainActor
final class TablePool {
  /// The reuse identifier of the headers and footers that display titles.
  static let titleIdentifier = "UITableViewTitle"

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var boundaryClasses: [String: UITableViewHeaderFooterView.Type] = [
    titleIdentifier: UITableViewHeaderFooterView.self
  ]
  private var cellMakers: [String: ViewMaker] = [:]
  private var boundaryMakers: [String: ViewMaker] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var boundaries: [String: [UITableViewHeaderFooterView]] = [:]
  /// The cell to return again while its row is reconfigured.
  var existing: UITableViewCell?

  func register(_ cellClass: AnyClass?, forCells identifier: String) {
    let known = cellClass as? UITableViewCell.Type
    require(
      cellClass == nil || known != nil,
      "\(cellClass.map { "\($0)" } ?? "nil") was registered for cells with the identifier "
        + "\"\(identifier)\"; register a subclass of UITableViewCell")
    cellMakers[identifier] = nil
    cellClasses[identifier] = known
    cells[identifier] = nil
  }

  func register(_ viewClass: AnyClass?, forBoundaries identifier: String) {
    let known = viewClass as? UITableViewHeaderFooterView.Type
    require(
      viewClass == nil || known != nil,
      "\(viewClass.map { "\($0)" } ?? "nil") was registered for headers and footers with the "
        + "identifier \"\(identifier)\"; register a subclass of UITableViewHeaderFooterView")
    boundaryMakers[identifier] = nil
    boundaryClasses[identifier] = known
    boundaries[identifier] = nil
  }

  func register(_ maker: ViewMaker?, forCells identifier: String) {
    register(nil as AnyClass?, forCells: identifier)
    cellMakers[identifier] = maker
  }

  func register(_ maker: ViewMaker?, forBoundaries identifier: String) {
    register(nil as AnyClass?, forBoundaries: identifier)
    boundaryMakers[identifier] = maker
  }

  /// Returns the cell that is being reconfigured, a pooled cell, or a new one; `nil` if neither a class nor a
  /// nib is registered.
  func cell(_ identifier: String) -> UITableViewCell? {
    if let existing, existing.reuseIdentifier == identifier {
      self.existing = nil
      return existing
    }
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let maker = cellMakers[identifier] {
      let cell = maker.made(
        as: UITableViewCell.self, for: "cells with the identifier \"\(identifier)\"")
      cell.record(identifier)
      return cell
    }
    return cellClasses[identifier]?.made(identifier)
  }

  /// Returns a pooled header or footer, or a new one; `nil` if neither a class nor a nib is registered.
  func boundary(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = boundaries[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let maker = boundaryMakers[identifier] {
      let view = maker.made(
        as: UITableViewHeaderFooterView.self,
        for: "headers and footers with the identifier \"\(identifier)\"")
      view.record(identifier)
      return view
    }
    return boundaryClasses[identifier]?.made(identifier)
  }

  func give(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  func give(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    boundaries[identifier, default: []].append(view)
  }
}
