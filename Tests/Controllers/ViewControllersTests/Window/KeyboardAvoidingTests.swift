// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests of the keyboard avoidance of table and collection view controllers, and of sheets.
@MainActor
@Suite(.serialized)
struct KeyboardAvoidingTests {
  private final class Fields: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
      cell.contentView.addSubview(field)
      return cell
    }
  }

  private func field(_ row: Int, of table: Fields) throws -> UITextField {
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    return try #require(cell.contentView.subviews.first as? UITextField)
  }

  private func bottom(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

  @Test
  func `a table view controller scrolls the edited field above the keyboard and back`() throws {
    let table = Fields(style: .plain)
    let stage = ControllerStage(table, size: CGSize(width: 390, height: 700))
    stage.step()
    let before = table.tableView.adjustedContentInset.bottom
    stage.harness.keyboardHeight = 300
    let field = try field(13, of: table)
    field.becomeFirstResponder()
    stage.step()
    expect(table.tableView.adjustedContentInset.bottom, equals: 300)
    expect(bottom(field) <= 400)
    stage.resize(700, 390)
    stage.step()
    expect(bottom(field) <= 390 - 300 + 1)
    field.resignFirstResponder()
    stage.step()
    expect(table.tableView.adjustedContentInset.bottom, equals: before)
  }

  @Test
  func `a hardware keyboard leaves the insets of a table view controller alone`() throws {
    let table = Fields(style: .plain)
    let stage = ControllerStage(table, size: CGSize(width: 390, height: 700))
    stage.step()
    let before = table.tableView.adjustedContentInset
    stage.harness.keyboardHeight = 0
    try field(13, of: table).becomeFirstResponder()
    stage.step()
    expect(table.tableView.adjustedContentInset, equals: before)
  }

  @Test
  func `a sheet has its largest detent while a field of it is edited`() throws {
    let stage = ControllerStage(size: CGSize(width: 390, height: 800))
    let content = UIViewController()
    let field = UITextField(frame: CGRect(x: 16, y: 16, width: 200, height: 44))
    content.view.addSubview(field)
    content.sheetPresentationController?.detents = [.medium(), .large()]
    stage.root?.present(content, animated: false)
    stage.step()
    let medium = content.view.bounds.height
    stage.harness.keyboardHeight = 300
    field.becomeFirstResponder()
    stage.step()
    expect(content.view.bounds.height > medium + 100)
    field.resignFirstResponder()
    stage.step()
    expect(content.view.bounds.height, equals: medium)
  }
}
