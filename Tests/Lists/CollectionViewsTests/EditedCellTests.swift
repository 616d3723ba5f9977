// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests that a view with the first responder keeps its element while it is scrolled out of view.
@MainActor
@Suite("Edited cells")
struct EditedCellTests {
  private final class FieldCell: UICollectionViewListCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class FieldHeader: UICollectionReusableView {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A collection view with a text field in each cell and header; the identifiers of section 1 start at 1000.
  @MainActor
  private final class Form: ViewStage.Stage {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
    typealias Source = UICollectionViewDiffableDataSource<Int, Int>
    private final class Log { var provided: [Int] = [] }

    let view: UICollectionView
    let source: Source
    private let log = Log()
    static let items = [Array(0..<100), Array(1000..<1030)]

    init(_ layout: UICollectionViewLayout) {
      let size = CGSize(width: 320, height: 480)
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      let log = log
      let cells = UICollectionView.CellRegistration<FieldCell, Int> { cell, _, item in
        log.provided.append(item)
        if !cell.field.isFirstResponder { cell.field.text = "f\(item)" }
      }
      source = Source(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      let headers = UICollectionView.SupplementaryRegistration<FieldHeader>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { header, _, path in
        if !header.field.isFirstResponder { header.field.text = "h\(path.section)" }
      }
      source.supplementaryViewProvider = {
        $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2)
      }
      super.init(view, size: size, isShown: false)
      source.apply(Self.snapshot(), animatingDifferences: false)
      frame()
    }

    static func snapshot(
      _ items: [[Int]] = Form.items, _ mark: (inout Snapshot) -> Void = { _ in }
    ) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections(Array(items.indices))
      for (section, items) in items.enumerated() {
        snapshot.appendItems(items, toSection: section)
      }
      mark(&snapshot)
      return snapshot
    }

    func takeProvided() -> [Int] {
      defer { log.provided = [] }
      return log.provided
    }

    func scroll(to offset: CGFloat) {
      view.contentOffset.y = offset
      frame()
    }

    func cell(_ item: Int) -> FieldCell? {
      source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? FieldCell }
    }

    var header: FieldHeader? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) as? FieldHeader
    }

    /// Begins editing in the visible cell of an item.
    func edit(_ item: Int) throws -> FieldCell {
      let cell = try #require(self.cell(item))
      expect(cell.field.becomeFirstResponder())
      cell.field.insertText("x")
      frame()
      return cell
    }

    /// Begins editing in the cell of item 2, and scrolls it out of view.
    func editAway() throws -> FieldCell {
      let cell = try edit(2)
      scroll(to: 2000)
      expect(cell.field.isFirstResponder)
      return cell
    }

    /// The visible items in whose cells the text field is the first responder.
    var edited: [Int] {
      view.indexPathsForVisibleItems.sorted().filter {
        (view.cellForItem(at: $0) as? FieldCell)?.field.isFirstResponder == true
      }.compactMap(source.itemIdentifier)
    }

    var faults: [String] { view.engine.stateFaults }
  }

  private enum Kind: CaseIterable {
    case compositional, flow, list

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .compositional: return Layouts.grid(columns: 1, height: 50)
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        return layout
      case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
    }
  }

  /// A layout of rows below a header.
  private static var headed: UICollectionViewCompositionalLayout {
    let section = Layouts.gridSection(columns: 1, height: 50)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Returns a layout of rows in which one section scrolls orthogonally.
  private static func carousel(at place: Int) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      index == place
        ? Layouts.carouselSection(.continuous) : Layouts.gridSection(columns: 1, height: 50)
    }
  }

  @Test(arguments: Kind.allCases)
  private func `an edited cell keeps its item while it is out of sight`(kind: Kind) throws {
    let form = Form(kind.layout)
    let cell = try form.editAway()
    expect(form.view.cellForItem(at: [0, 2]) == nil)
    expect(!form.view.visibleCells.contains(cell))
    expect(form.edited, equals: [])
    expect(form.faults, equals: [])
    cell.field.insertText("y")
    _ = form.takeProvided()
    form.scroll(to: 0)
    expect(form.cell(2) === cell)
    expect(cell.field.text, equals: "f2xy")
    expect(cell.field.isFirstResponder)
    expect(!form.takeProvided().contains(2))
    expect(form.faults, equals: [])
  }

  @Test func `an edited header keeps its section while it is out of sight`() throws {
    let form = Form(Self.headed)
    let header = try #require(form.header)
    expect(header.field.becomeFirstResponder())
    header.field.insertText("x")
    form.scroll(to: 2000)
    expect(header.field.isFirstResponder)
    expect(form.header == nil)
    form.scroll(to: 0)
    expect(form.header === header)
    expect(header.field.text, equals: "h0x")
    expect(form.faults, equals: [])
  }

  @Test func `an edited cell keeps its item while it is scrolled away within its own section`()
    throws
  {
    let form = Form(Self.carousel(at: 0))
    let cell = try form.edit(2)
    form.view.engine.settleOrthogonal(section: 0, at: 3000)
    form.frame()
    expect(cell.field.isFirstResponder)
    expect(form.edited, equals: [])
    expect(form.faults, equals: [])
    form.view.engine.settleOrthogonal(section: 0, at: 0)
    form.frame()
    expect(form.cell(2) === cell)
    expect(cell.field.text, equals: "f2x")
    expect(form.faults, equals: [])
  }

  @Test func `an edited cell keeps its item while its orthogonal section is out of sight`() throws {
    let form = Form(Self.carousel(at: 0))
    let cell = try form.edit(2)
    form.scroll(to: 800)
    expect(cell.field.isFirstResponder)
    expect(form.faults, equals: [])
    form.scroll(to: 0)
    expect(form.cell(2) === cell)
    expect(cell.field.isFirstResponder && cell.field.text == "f2x")
    expect(form.faults, equals: [])
  }

  @Test func `an edited cell leaves a section that scrolls by itself no longer`() throws {
    let form = Form(Self.carousel(at: 0))
    let cell = try form.edit(2)
    form.scroll(to: 800)
    form.view.setCollectionViewLayout(Self.carousel(at: 1), animated: false)
    form.frame()
    expect(cell.field.isFirstResponder && form.faults == [])
  }

  @Test func `an edited cell that moves into an orthogonal section remains the first responder`()
    throws
  {
    let form = Form(Self.carousel(at: 1))
    let items = [[0, 1, 2], [1000, 1001]]
    form.source.apply(Form.snapshot(items), animatingDifferences: false)
    form.frame()
    let cell = try form.edit(2)
    form.source.apply(Form.snapshot([[0, 1], [2, 1000, 1001]]), animatingDifferences: false)
    form.frame()
    expect(form.cell(2) === cell)
    expect(cell.field.isFirstResponder)
    expect(form.faults, equals: [])
  }

  // MARK: Updates

  @Test(arguments: [true, false], [true, false])
  func `deleting the item of an edited cell ends editing`(isAway: Bool, isAnimated: Bool) throws {
    let form = Form(Kind.compositional.layout)
    let cell = try isAway ? form.editAway() : form.edit(2)
    let rest = Form.items[0].filter { $0 != 2 }
    form.source.apply(Form.snapshot([rest, Form.items[1]]), animatingDifferences: isAnimated)
    form.frame()
    expect(!cell.field.isFirstResponder)
    expect(form.surface.firstResponder == nil)
    form.scroll(to: 0)
    expect(form.edited, equals: [])
    expect(form.faults, equals: [])
  }

  @Test(arguments: [true, false])
  func `an edited cell out of sight follows its item when that moves`(isAnimated: Bool) throws {
    let form = Form(Kind.compositional.layout)
    let cell = try form.editAway()
    var items = Form.items[0].filter { $0 != 2 }
    items.insert(2, at: 80)
    form.source.apply(Form.snapshot([items, Form.items[1]]), animatingDifferences: isAnimated)
    form.frame()
    expect(cell.field.isFirstResponder)
    form.scroll(to: 3900)
    expect(form.cell(2) === cell)
    expect(form.edited == [2] && cell.field.text == "f2x")
    expect(form.faults, equals: [])
  }

  @Test(arguments: [true, false])
  func `reloading the item of an edited cell ends editing`(isAway: Bool) throws {
    let form = Form(Kind.compositional.layout)
    let cell = try isAway ? form.editAway() : form.edit(2)
    form.source.apply(Form.snapshot { $0.reloadItems([2]) }, animatingDifferences: false)
    form.frame()
    expect(!cell.field.isFirstResponder)
    form.scroll(to: 0)
    expect(form.cell(2)?.field.text, equals: "f2")
    expect(form.edited, equals: [])
    expect(form.faults, equals: [])
  }

  @Test(arguments: [true, false])
  func `reconfiguring the item of an edited cell configures that cell`(isAway: Bool) throws {
    let form = Form(Kind.compositional.layout)
    let cell = try isAway ? form.editAway() : form.edit(2)
    _ = form.takeProvided()
    form.source.apply(Form.snapshot { $0.reconfigureItems([2]) }, animatingDifferences: false)
    form.frame()
    expect(form.takeProvided(), equals: [2])
    expect(cell.field.isFirstResponder && cell.field.text == "f2x")
    form.scroll(to: 0)
    expect(form.cell(2) === cell)
    expect(form.faults, equals: [])
  }

  @Test(arguments: [true, false], [true, false])
  func `a reload ends editing in cells and headers`(isHeader: Bool, isAway: Bool) throws {
    let form = Form(Self.headed)
    let field = try #require(isHeader ? form.header?.field : form.cell(2)?.field)
    expect(field.becomeFirstResponder())
    if isAway { form.scroll(to: 2000) }
    form.source.applySnapshotUsingReloadData(Form.snapshot())
    form.frame()
    expect(!field.isFirstResponder)
    expect(form.surface.firstResponder == nil)
    expect(form.faults, equals: [])
  }

  @Test func `a cell in which editing ended out of sight is used again`() throws {
    let form = Form(Kind.compositional.layout)
    let cell = try form.editAway()
    expect(!cell.isPooled)
    expect(cell.field.resignFirstResponder())
    form.scroll(to: 2300)
    form.scroll(to: 2600)
    let isUsed = form.view.visibleCells.contains(cell) || cell.isPooled
    expect(isUsed)
    form.scroll(to: 0)
    expect(form.cell(2)?.field.text, equals: "f2")
    expect(form.faults, equals: [])
  }

  // MARK: Tables

  private final class FieldRow: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func table() -> TableStage {
    let stage = TableStage(counts: [100])
    stage.table.rowHeight = 50
    stage.table.register(FieldRow.self, forCellReuseIdentifier: "cell")
    stage.configure = { cell, path in
      guard let field = (cell as? FieldRow)?.field, !field.isFirstResponder else { return }
      field.text = "f\(path.row)"
    }
    stage.frame()
    return stage
  }

  @Test func `an edited row of a table keeps its item while it is out of sight`() throws {
    let stage = table()
    let row = try #require(stage.table.cellForRow(at: [0, 2]) as? FieldRow)
    expect(row.field.becomeFirstResponder())
    row.field.insertText("x")
    stage.scroll(to: 2000)
    expect(row.field.isFirstResponder)
    expect(!stage.table.visibleCells.contains(row))
    row.field.insertText("y")
    stage.scroll(to: 0)
    expect(stage.table.cellForRow(at: [0, 2]) === row)
    expect(row.field.isFirstResponder && row.field.text == "f2xy")
    expect(stage.table.contentView.engine.stateFaults, equals: [])
  }

  @Test func `deleting an edited row of a table out of sight ends editing`() throws {
    let stage = table()
    let row = try #require(stage.table.cellForRow(at: [0, 2]) as? FieldRow)
    expect(row.field.becomeFirstResponder())
    stage.scroll(to: 2000)
    stage.rows[0].remove(at: 2)
    stage.table.deleteRows(at: [[0, 2]], with: .none)
    stage.frame()
    expect(!row.field.isFirstResponder)
    stage.scroll(to: 0)
    expect(stage.table.contentView.engine.stateFaults, equals: [])
  }

  @Test func `reloading a table ends editing in a row out of sight`() throws {
    let stage = table()
    let row = try #require(stage.table.cellForRow(at: [0, 2]) as? FieldRow)
    expect(row.field.becomeFirstResponder())
    stage.scroll(to: 2000)
    stage.table.reloadData()
    stage.frame()
    expect(!row.field.isFirstResponder)
    expect(stage.table.contentView.engine.stateFaults, equals: [])
  }
}
