// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionInterfaceDocuments
import MullionTables
import MullionViewTree

extension ObjectReader {
  /// Sets the properties of a table view, and adds its prototypes, header, footer and static rows; its style
  /// was read when it was created.
  func fill(_ table: UITableView) {
    skip("style")
    height("rowHeight") { table.rowHeight = $0 }
    height("estimatedRowHeight") { table.estimatedRowHeight = $0 }
    edgeHeight("sectionHeaderHeight", of: table) { table.sectionHeaderHeight = $0 }
    edgeHeight("sectionFooterHeight", of: table) { table.sectionFooterHeight = $0 }
    height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = $0 }
    height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = $0 }
    choice("separatorStyle", Self.separators) { table.separatorStyle = $0 }
    color("separatorColor") { table.separatorColor = $0 }
    if let inset = edges("separatorInset") { table.separatorInset = inset }
    flag("allowsSelection") { table.allowsSelection = $0 }
    flag("allowsMultipleSelection") { table.allowsMultipleSelection = $0 }
    flag("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = $0 }
    flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = $0
    }
    choice(
      "separatorInsetReference",
      ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]
    ) { table.separatorInsetReference = $0 }
    color("sectionIndexColor") { table.sectionIndexColor = $0 }
    color("sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = $0 }
    integer("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = max(0, $0)
    }
    choice("selfSizingInvalidation", Self.invalidations) { table.selfSizingInvalidation = $0 }
    flag("springLoaded") { table.isSpringLoaded = $0 }
    skip("dataMode")
    fillScrollView(table)
    for prototype in child("prototypes")?.children ?? [] { register(prototype, in: table) }
    if let element = child(key: "tableHeaderView") {
      table.tableHeaderView = maker.object(for: element) as? UIView
    }
    if let element = child(key: "tableFooterView") {
      table.tableFooterView = maker.object(for: element) as? UIView
    }
    if let list = child("sections") {
      let rows = StaticRows(list, maker)
      table.staticContent = rows
    }
  }

  /// Passes the height in an attribute, if there is one, to `use`; a negative one is automatic.
  private func height(_ name: String, _ use: (CGFloat) -> Void) {
    number(name) { use($0 < 0 ? UITableView.automaticDimension : $0) }
  }

  /// Passes the height of section headers or footers, if the file specifies it, to `use`.
  ///
  /// The editor's default of 18 in tables that are not plain is automatic, so that titles are not cut off.
  private func edgeHeight(_ name: String, of table: UITableView, _ use: (CGFloat) -> Void) {
    height(name) { use(table.style != .plain && $0 == 18 ? UITableView.automaticDimension : $0) }
  }

  private static let separators: [String: UITableViewCell.SeparatorStyle] = [
    "none": .none, "default": .singleLine, "singleLine": .singleLine,
    "singleLineEtched": .singleLineEtched,
  ]

  private func register(_ prototype: InterfaceElement, in table: UITableView) {
    guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else {
      return maker.file.record(
        "the prototype has no identifier, so it can't be dequeued; give it one", prototype)
    }
    let source = Prototype(prototype, maker)
    table.register(source.maker, forCellReuseIdentifier: identifier)
  }

  /// Sets the properties of a cell; its style and identifier were read when it was created.
  func fill(_ cell: UITableViewCell) {
    skip("style", "reuseIdentifier", "rowHeight")
    choice("selectionStyle", Self.selections) { cell.selectionStyle = $0 }
    choice("accessoryType", Self.accessories) { cell.accessoryType = $0 }
    if flag("hidesAccessoryWhenEditing") == false { cell.editingAccessoryType = cell.accessoryType }
    choice("editingAccessoryType", Self.accessories) { cell.editingAccessoryType = $0 }
    integer("indentationLevel") { cell.indentationLevel = max(0, min($0, 100)) }
    number("indentationWidth") { cell.indentationWidth = $0 }
    flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = $0 }
    flag("showsReorderControl") { cell.showsReorderControl = $0 }
    if let inset = edges("separatorInset") { cell.separatorInset = inset }
    skip("focusStyle")
    leaveOut("editingStyle")
    fillStyledText(of: cell)
    if let content = child("tableViewCellContentView") {
      inner(content).fillContents(of: cell.contentView)
    }
    skip("tableViewCellContentView")
    fillView(cell)
  }

  private static let invalidations: [String: UITableView.SelfSizingInvalidation] = [
    "disabled": .disabled, "enabled": .enabled,
    "enabledIncludingConstraints": .enabledIncludingConstraints,
  ]
  private static let selections: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]

  /// Sets the properties of the labels and the image view of the cell's style, which the cell refers to by
  /// identifier.
  private func fillStyledText(of cell: UITableViewCell) {
    for (name, view) in [
      ("textLabel", { cell.textLabel as UIView? }),
      ("detailTextLabel", { cell.detailTextLabel as UIView? }),
      ("imageView", { cell.imageView as UIView? }),
    ] as [(String, () -> UIView?)] {
      guard let id = string(name), let element = maker.file.document.elements[id] else { continue }
      guard let view = view() else { continue }
      let follows = view.translatesAutoresizingMaskIntoConstraints
      maker.adopt(view, as: element)
      view.translatesAutoresizingMaskIntoConstraints = follows
    }
    skip("image")
  }

  func fill(_ view: UITableViewHeaderFooterView) {
    skip("reuseIdentifier")
    if let content = child(key: "contentView") { inner(content).fillContents(of: view.contentView) }
    fillView(view)
  }

  /// Sets the properties of the content view of a cell, header or footer, except its frame and autoresizing
  /// mask.
  func fillContents(of view: UIView) {
    maker.begin(view, element)
    skip("frame", "autoresizingMask", "tableViewCell")
    fillContent(of: view)
    reportUnread()
  }
}
