// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionInterfaceDocuments
import MullionTables
import MullionViewTree

/// The rows of a table whose cells are all defined in its interface file.
@MainActor
final class StaticRows: StaticTableContent {
  private struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
    var heights: [CGFloat?]
  }

  private var sections: [Section] = []

  init(_ list: InterfaceElement, _ maker: ObjectMaker) {
    for element in list.children where element.name == "tableViewSection" {
      let said = ObjectReader(element, maker)
      var section = Section(
        header: said.text("headerTitle"), footer: said.text("footerTitle"), cells: [], heights: [])
      for row in said.child("cells")?.children ?? [] {
        guard let cell = maker.object(for: row) as? UITableViewCell else { continue }
        section.cells.append(cell)
        section.heights.append(row.number("rowHeight").flatMap { $0 > 0 ? $0 : nil })
      }
      sections.append(section)
      said.skip("colorLabel")
      said.reportUnread()
    }
  }

  var sectionCount: Int { sections.count }

  func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.row < rowCount(in: indexPath.section) else { return nil }
    return sections[indexPath.section].cells[indexPath.row]
  }

  func height(at indexPath: IndexPath) -> CGFloat? {
    guard indexPath.row < rowCount(in: indexPath.section) else { return nil }
    return sections[indexPath.section].heights[indexPath.row]
  }

  func header(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  func footer(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }
}
