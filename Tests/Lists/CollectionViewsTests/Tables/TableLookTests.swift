// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit

/// Tests of separators, margins, empty rows, and the calls that cells receive.
@MainActor
struct TableLookTests {
  private final class HearingCell: UITableViewCell {
    var heard: [String] = []

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      heard.append("will \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      heard.append("did \(state.rawValue)")
    }
  }

  /// Returns the frames of the separators among the siblings of the cell's superview.
  private func lines(of stage: TableStage, row: Int) -> [CGRect] {
    let cell = stage.cell(0, row)
    return (cell?.superview?.superview?.subviews ?? []).filter {
      $0.layer.zPosition == 1 && $0.bounds.height < 1
    }.map(\.frame)
  }

  @Test func `everything has UIKit's defaults`() {
    let table = UITableView()
    expect(table.separatorInsetReference == .fromCellEdges && table.separatorEffect == nil)
    expect(!table.cellLayoutMarginsFollowReadableWidth && table.insetsContentViewsToSafeArea)
    expect(table.fillerRowHeight == 0 && !table.remembersLastFocusedIndexPath)
    expect(table.dragInteractionEnabled && !table.hasActiveDrag && !table.hasActiveDrop)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    expect(cell.shouldIndentWhileEditing && !cell.showingDeleteConfirmation)
    expect(cell.multipleSelectionBackgroundView == nil)
    expect(!cell.userInteractionEnabledWhileDragging)
  }

  @Test func `lines are counted from the cells' edges, or from where they stand by themselves`() {
    let stage = TableStage(counts: [3])
    stage.frame()
    expect(lines(of: stage, row: 0).map(\.minX), equals: [16])
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
    stage.frame()
    expect(lines(of: stage, row: 0), equals: [CGRect(x: 30, y: 43.5, width: 285, height: 0.5)])
    stage.table.separatorInsetReference = .fromAutomaticInsets
    stage.frame()
    expect(lines(of: stage, row: 0), equals: [CGRect(x: 46, y: 43.5, width: 269, height: 0.5)])
  }

  @Test func `lines begin where texts do, read from the right too, whatever stands beside them`() {
    func lines(_ direction: UITraitEnvironmentLayoutDirection) -> [[CGRect]] {
      let stage = TableStage(counts: [4])
      stage.surface.traits = UITraitCollection(traitsFrom: [
        stage.surface.traits, UITraitCollection(layoutDirection: direction),
      ])
      stage.configure = { cell, indexPath in
        switch indexPath.row {
        case 0: cell.accessoryType = .disclosureIndicator
        case 1: cell.accessoryView = UISwitch()
        default:
          var content = UIListContentConfiguration.cell()
          content.text = "content"
          cell.contentConfiguration = content
          if indexPath.row == 2 { cell.accessoryType = .checkmark }
        }
      }
      stage.frame()
      return [0, 1, 2].map { self.lines(of: stage, row: $0) }
    }
    let usual = lines(.leftToRight)
    expect(usual.allSatisfy { $0.map(\.minX) == [16] && $0.map(\.maxX) == [320] })
    let mirrored = lines(.rightToLeft)
    expect(mirrored.allSatisfy { $0.map(\.minX) == [0] && $0.map(\.maxX) == [304] }, "\(mirrored)")
  }

  /// As documented publicly, apps set the label's text when the header is about to be displayed to avoid
  /// capitals.
  @Test func `titles of grouped headers are in capitals until the label gets another text`() {
    final class Shower: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) {
        guard section == 1 else { return }
        (view as? UITableViewHeaderFooterView)?.textLabel?.text = "As written"
      }
    }
    func titles(_ style: UITableView.Style) -> [String?] {
      let stage = TableStage(style, counts: [1, 1])
      stage.titles = ["Known networks", "As written"]
      stage.follow(Shower())
      stage.frame()
      return [0, 1].map { stage.table.headerView(forSection: $0)?.textLabel?.text }
    }
    expect(titles(.grouped), equals: ["KNOWN NETWORKS", "As written"])
    expect(titles(.insetGrouped), equals: ["KNOWN NETWORKS", "As written"])
    expect(titles(.plain), equals: ["Known networks", "As written"])
  }

  @Test func `lines take an effect in the place of their color`() {
    let stage = TableStage(counts: [3])
    stage.table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
    stage.frame()
    let line = stage.cell(0, 0)?.superview?.superview?.subviews.first { $0.layer.zPosition == 1 }
    expect(line?.subviews.first is UIVisualEffectView)
  }

  @Test func `texts keep to a readable width in wide tables that want that`() throws {
    let stage = TableStage(
      rows: [["a", "b"]], size: CGSize(width: 1000, height: 400))
    stage.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
    stage.frame()
    let cell = try #require(stage.cell(0, 0))
    expect(cell.textLabel?.frame.minX, equals: 20)
    stage.table.cellLayoutMarginsFollowReadableWidth = true
    stage.frame()
    // 672 points of text in the middle.
    expect(cell.textLabel?.frame.minX, equals: 164)
    expect(cell.contentView.frame.maxX < 836 && cell.contentView.frame.maxX > 780)
    expect(lines(of: stage, row: 0), equals: [CGRect(x: 164, y: 43.5, width: 672, height: 0.5)])
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "a"
    cell.contentConfiguration = configuration
    stage.frame()
    let content = try #require(cell.contentView as? UIListContentView)
    let text = try #require(content.textLayoutGuide)
    expect(content.convert(text.layoutFrame, to: cell).minX, equals: 164)
    stage.table.cellLayoutMarginsFollowReadableWidth = false
    stage.frame()
    expect(lines(of: stage, row: 1).map(\.minX), equals: [20])
  }

  @Test(arguments: [(CGFloat(390), CGFloat(16)), (414, 20)])
  func `what keeps to a content view's margins begins where texts do`(
    width: CGFloat, margin: CGFloat
  ) throws {
    let stage = TableStage(rows: [["a", "b"]], size: CGSize(width: width, height: 400))
    stage.configure = { cell, path in
      cell.accessoryType = path.row == 0 ? .none : .disclosureIndicator
    }
    stage.frame()
    let (plain, beside) = (try #require(stage.cell(0, 0)), try #require(stage.cell(0, 1)))
    expect(
      plain.contentView.layoutMargins,
      equals: UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin))
    expect(
      beside.contentView.layoutMargins,
      equals: UIEdgeInsets(top: 11, left: margin, bottom: 11, right: 8))
  }

  @Test func `the margins that an application gives a content view stay`() throws {
    let stage = TableStage(rows: [["early", "late"]], size: CGSize(width: 414, height: 400))
    let early = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.configure = { cell, path in
      if path.row == 0 { cell.contentView.layoutMargins = early }
    }
    stage.frame()
    let late = try #require(stage.cell(0, 1))
    late.contentView.layoutMargins = .zero
    late.accessoryType = .checkmark
    stage.frame()
    expect(stage.cell(0, 0)?.contentView.layoutMargins, equals: early)
    expect(late.contentView.layoutMargins, equals: .zero)
  }

  @Test func `cards are as wide as can be read where the table wants that`() throws {
    let stage = TableStage(
      .insetGrouped, rows: [["a", "b"]], size: CGSize(width: 1000, height: 400))
    stage.frame()
    expect(stage.table.rectForRow(at: [0, 0]).minX, equals: 20)
    stage.table.cellLayoutMarginsFollowReadableWidth = true
    stage.frame()
    let cell = try #require(stage.cell(0, 0))
    let card = cell.convert(cell.bounds, to: stage.table)
    expect(card.minX == 164 && card.width == 672)
    expect(cell.textLabel?.frame.minX, equals: 16)
  }

  @Test func `content keeps clear of the safe area's sides unless told otherwise`() throws {
    let stage = TableStage(counts: [3])
    stage.table.setOwnSafeAreaInsets(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30))
    stage.frame()
    let cell = try #require(stage.cell(0, 0))
    expect(cell.contentView.frame, equals: CGRect(x: 44, y: 0, width: 246, height: 44))
    expect(lines(of: stage, row: 0).map(\.minX), equals: [60])
    cell.accessoryType = .disclosureIndicator
    stage.frame()
    expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.maxX < 274)
    stage.table.insetsContentViewsToSafeArea = false
    stage.frame()
    expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX > 274)
  }

  @Test func `empty rows go on below the last one of a plain table`() {
    func empty(_ table: UITableView) -> [CGFloat] {
      table.subviews.filter { $0.frame.minY == table.contentSize.height && $0.clipsToBounds }
        .flatMap(\.subviews).map(\.frame.maxY)
    }
    let stage = TableStage(counts: [3])
    stage.frame()
    expect(empty(stage.table).isEmpty)
    stage.table.fillerRowHeight = 100
    stage.frame()
    expect(empty(stage.table), equals: [100, 200, 300, 400])
    stage.table.fillerRowHeight = UITableView.automaticDimension
    stage.table.rowHeight = 80
    stage.frame()
    expect(empty(stage.table), equals: [80, 160, 240])
    stage.table.tableFooterView = UIView()
    stage.frame()
    expect(empty(stage.table).isEmpty)
  }

  @Test func `rows without a sign are indented while they are edited, unless they should not be`()
    throws
  {
    final class NoSigns: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
      { .none }
      func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
      ) -> Bool { indexPath.row != 3 }
    }
    let stage = TableStage(counts: [4])
    stage.follow(NoSigns())
    stage.configure = { cell, path in cell.shouldIndentWhileEditing = path.row != 2 }
    stage.frame()
    stage.table.setEditing(true, animated: false)
    stage.frame()
    // The row at 1 may not be edited.
    let starts = (0..<4).map { stage.cell(0, $0)?.contentView.frame.minX }
    expect(starts, equals: [40, 0, 0, 0])
    try #require(stage.cell(0, 2)).shouldIndentWhileEditing = true
    stage.frame()
    expect(stage.cell(0, 2)?.contentView.frame.minX, equals: 40)
  }

  @Test func `cells hear when their signs and actions come and go`() throws {
    let stage = TableStage(counts: [3])
    stage.table.register(HearingCell.self, forCellReuseIdentifier: "cell")
    stage.table.reloadData()
    stage.frame()
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(stage.table.cellForRow(at: path) as? HearingCell)
    stage.table.setEditing(true, animated: true)
    expect(cell.heard, equals: ["will 1"])
    stage.surface.frame(at: stage.surface.now + 0.1)
    expect(cell.heard, equals: ["will 1"])
    stage.frame()
    expect(cell.heard, equals: ["will 1", "did 1"])
    stage.table.setEditing(false, animated: false)
    expect(cell.heard, equals: ["will 1", "did 1", "will 0", "did 0"])
    stage.frame()
    cell.heard = []
    for (phase, x) in [
      (PointerEvent.Phase.began, 300.0), (.moved, 280), (.moved, 220), (.ended, 220),
    ] {
      stage.surface.handle(
        .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 20))))
      stage.surface.frame(at: stage.surface.now + 0.1)
    }
    expect(cell.showingDeleteConfirmation && cell.heard.first == "will 2")
    stage.frame()
    expect(cell.heard, equals: ["will 2", "did 2"])
    stage.tap(CGPoint(x: 100, y: 200))
    stage.frame()
    expect(cell.heard, equals: ["will 2", "did 2", "will 0", "did 0"])
    expect(!cell.showingDeleteConfirmation)
  }

  @Test func `selected rows show the background for several where several can be selected`() {
    let stage = TableStage(counts: [3])
    let (one, many) = (UIView(), UIView())
    stage.configure = { cell, path in
      guard path.row == 0 else { return }
      cell.selectedBackgroundView = one
      cell.multipleSelectionBackgroundView = many
    }
    stage.frame()
    expect(one.isHidden && many.isHidden)
    stage.tap(CGPoint(x: 100, y: 20))
    expect(!one.isHidden && many.isHidden)
    stage.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    stage.table.allowsMultipleSelection = true
    stage.tap(CGPoint(x: 100, y: 20))
    expect(one.isHidden && !many.isHidden)
  }

  @Test func `the focus comes back to where it was, if the table remembers`() {
    let stage = TableStage(counts: [6])
    stage.frame()
    let view = stage.table.contentView
    func comeBack() -> Int? {
      view.accessibilityLoseFocus()
      _ = view.accessibilityTakeFocus(fromBehind: false)
      return view.engine.focusedPath?.row
    }
    stage.tap(CGPoint(x: 100, y: 150))
    stage.table.deselectRow(at: IndexPath(row: 3, section: 0), animated: false)
    stage.table.remembersLastFocusedIndexPath = true
    expect(comeBack(), equals: 3)
    stage.table.remembersLastFocusedIndexPath = false
    expect(comeBack(), equals: 0)
  }

  @Test func `headers keep clear of the safe area's sides, and to a readable width`() throws {
    let stage = TableStage(rows: [["a"]], size: CGSize(width: 1000, height: 400))
    stage.titles = ["Title"]
    stage.table.setOwnSafeAreaInsets(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30))
    stage.frame()
    let header = try #require(stage.table.headerView(forSection: 0))
    expect(header.contentView.frame.minX == 44 && header.contentView.frame.maxX == 970)
    expect(header.textLabel?.frame.minX, equals: 20)
    stage.table.cellLayoutMarginsFollowReadableWidth = true
    stage.frame()
    let row = try #require(stage.cell(0, 0))
    let (title, text) = try (#require(header.textLabel), #require(row.textLabel))
    expect(title.convert(title.bounds, to: stage.table).minX > 150)
    expect(
      title.convert(title.bounds, to: stage.table).minX,
      equals: text.convert(text.bounds, to: stage.table).minX)
  }

  @Test func `headers can be as wide as their titles`() throws {
    let stage = TableStage(counts: [2])
    stage.titles = ["Title"]
    stage.frame()
    expect(stage.table.headerView(forSection: 0)?.frame.width, equals: 320)
    stage.table.contentHuggingElements = .sectionHeaders
    stage.frame()
    let width = try #require(stage.table.headerView(forSection: 0)?.frame.width)
    expect(width > 40 && width < 160)
    expect(stage.cell(0, 0)?.frame.width, equals: 320)
  }

  @Test func `a cell that shows its focus itself has no ring`() throws {
    let stage = TableStage(counts: [3])
    stage.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    stage.configure = { cell, path in
      cell.focusStyle = path.row == 1 ? .custom : .default
    }
    stage.table.dataSource = nil
    stage.table.dataSource = stage.source
    stage.frame()
    let view = stage.table.contentView
    func ring(_ row: Int) -> Bool {
      let cell = stage.table.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell?.superview?.superview?.subviews ?? []).contains { $0.layer.zPosition == 3 }
    }
    stage.tap(CGPoint(x: 100, y: 20))
    for row in 1...2 {
      stage.surface.handle(.key(KeyEvent(key: .down)))
      stage.frame()
      expect(view.engine.focusedPath?.row == row && ring(row) == (row == 2))
    }
  }

  @Test func `actions in the way before iOS 11 stand beside a swiped row`() throws {
    final class Acting: NSObject, UITableViewDelegate {
      var done: [String] = []
      func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        let more = UITableViewRowAction(style: .normal, title: "More") { action, path in
          self.done.append("\(action.title ?? "") \(path.row)")
        }
        more.backgroundColor = .systemTeal
        return [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }, more]
      }
    }
    let stage = TableStage(counts: [3])
    let acting = Acting()
    stage.follow(acting)
    stage.frame()
    let actions = try #require(stage.table.trailingActions(at: IndexPath(row: 0, section: 0)))
    expect(actions.actions.map(\.title), equals: ["Delete", "More"])
    expect(actions.actions.map(\.style), equals: [.destructive, .normal])
    expect(actions.actions[1].backgroundColor, equals: .systemTeal)
    expect(!actions.performsFirstActionWithFullSwipe)
    actions.actions[1].handler(actions.actions[1], UIView()) { expect($0) }
    expect(acting.done, equals: ["More 0"])
    // Rows that may not be edited have none.
    expect(stage.table.trailingActions(at: IndexPath(row: 1, section: 0)) == nil)
  }
}
