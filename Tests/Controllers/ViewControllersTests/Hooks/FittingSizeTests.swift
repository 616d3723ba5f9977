// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the sizes that `systemLayoutSizeFitting` returns for cells and headers.
@MainActor
struct FittingSizeTests {
  private final class TallRow: UITableViewCell {
    static let reach: CGFloat = 50

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      var size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      size.height += Self.reach
      return size
    }
  }

  private func fitted(_ view: UIView, width: CGFloat = 320) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `a cell outside of a table is as high as its constraints make it`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    ControllerStage.fill(cell.contentView)
    expect(fitted(cell), equals: 20.5)
    expect(fitted(TallRow(style: .default, reuseIdentifier: nil)), equals: 94)
  }

  @Test func `a cell outside of a table is as high as its configuration makes it`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "text"
    cell.contentConfiguration = content
    let alone = content.makeContentView().systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(fitted(cell), equals: alone.height)
    expect(fitted(cell, width: 60) >= alone.height)
  }

  @Test func `a header outside of a table is as high as its texts or constraints make it`() {
    let texts = UITableViewHeaderFooterView(reuseIdentifier: nil)
    texts.textLabel?.text = "text"
    expect(fitted(texts), equals: texts.sizeThatFits(CGSize(width: 320, height: 0)).height)
    expect(fitted(texts) > 20)
    let constrained = UITableViewHeaderFooterView(reuseIdentifier: nil)
    ControllerStage.fill(constrained.contentView)
    expect(fitted(constrained), equals: 20.5)
  }

  @Test func `fitting with one argument has the lowest priority for both lengths`() {
    final class View: UIView {
      var priorities: [UILayoutPriority] = []

      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        priorities += [horizontal, vertical]
        return CGSize(width: 12, height: 34)
      }
    }
    let view = View()
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(size, equals: CGSize(width: 12, height: 34))
    expect(view.priorities, equals: [.fittingSizeLevel, .fittingSizeLevel])
  }

  @Test func `a content view of a list fits its text with one argument`() {
    var content = UIListContentConfiguration.cell()
    content.text = "text"
    let view = content.makeContentView()
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(size, equals: view.intrinsicContentSize)
  }

  @Test(arguments: [UITableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark])
  func `an override that calls super adds to the height of the row`(
    accessory: UITableViewCell.AccessoryType
  ) throws {
    func height(_ kind: UITableViewCell.Type) throws -> CGFloat {
      let harness = CollectionViewHarness(
        RowScreen(kind, accessory), size: CGSize(width: 320, height: 480))
      harness.runUntilIdle()
      let screen = try #require(harness.viewController as? RowScreen)
      return screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }
    expect(try height(TallRow.self) == height(UITableViewCell.self) + TallRow.reach)
  }

  private final class RowScreen: UITableViewController {
    private let kind: UITableViewCell.Type
    private let accessory: UITableViewCell.AccessoryType

    init(_ kind: UITableViewCell.Type, _ accessory: UITableViewCell.AccessoryType) {
      (self.kind, self.accessory) = (kind, accessory)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.register(kind, forCellReuseIdentifier: "row")
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 30)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
      cell.accessoryType = accessory
      return cell
    }
  }
}
