// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import RandomTesting
import Testing
import UIKit
import ViewStage

/// Tests of placeholder rows for dropped items that are still loading.
@Suite @MainActor
struct TablePlaceholderTests {
  /// The data source and drop delegate of a table of words.
  private final class Words: RowAnswers, UITableViewDataSource, UITableViewDropDelegate {
    var words = ["a", "bb", "ccc"]
    var contexts: [any UITableViewDropPlaceholderContext] = []
    var label = "waits"
    /// The index path at which placeholders are inserted, or `nil` for the destination of the drop.
    var insertion: IndexPath?
    var height: CGFloat = 70

    init() {
      super.init(counts: { [] })
      show { [unowned self] in words }
    }

    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
      words[path.row] != "bb"
    }

    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool {
      words[path.row] != "bb"
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) {
      words.remove(at: path.row)
      tableView.deleteRows(at: [path], with: .none)
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let path = coordinator.destinationIndexPath else { return }
      for item in coordinator.items {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: insertion ?? path, reuseIdentifier: "waiting", rowHeight: height)
        placeholder.cellUpdateHandler = { [unowned self] in $0.textLabel?.text = label }
        contexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }
  }

  /// A delegate that returns a height for each row from its word, and traps for any other row.
  private final class Heights: NSObject, UITableViewDelegate {
    let source: Words

    init(_ source: Words) { self.source = source }

    static func height(_ word: String) -> CGFloat { 30 + 2 * CGFloat(word.count) }

    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      Self.height(source.words[path.row])
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
      source.words[path.row].isEmpty ? 1 : 40
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
      source.words[path.row].count
    }
  }

  private let source = Words()
  private let heights: Heights
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 1200))
  private let stage: ViewStage.Stage

  init() {
    heights = Heights(source)
    table.rowHeight = 40
    for identifier in ["cell", "waiting"] {
      table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    table.dataSource = source
    table.dropDelegate = source
    stage = ViewStage.Stage(table, size: CGSize(width: 300, height: 1200), scale: 1)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// The displayed texts, in order.
  private var shown: [String] {
    (0..<table.numberOfRows(inSection: 0)).map {
      table.cellForRow(at: path($0))?.textLabel?.text ?? "-"
    }
  }

  private var rowHeights: [CGFloat] {
    (0..<table.numberOfRows(inSection: 0)).map { table.rectForRow(at: path($0)).height }
  }

  private func drop(at y: CGFloat = 50) {
    for phase in [DropEvent.Phase.moved, .dropped] {
      stage.surface.handle(
        .drop(DropEvent(phase: phase, location: CGPoint(x: 20, y: y), text: "hello")))
    }
    stage.settle()
  }

  private func check() { table.contentView.engine.checkInvariants() }

  @Test func `a row stands where the drop is on its way, as high as it says`() {
    drop()
    expect(shown == ["a", "waits", "bb", "ccc"] && rowHeights == [40, 70, 40, 40])
    expect(table.hasUncommittedUpdates && source.contexts.count == 1)
    expect(table.rectForRow(at: path(2)).minY == 110 && table.contentSize.height == 190)
    expect(source.contexts[0].dragItem.itemProvider.canLoadObject(ofClass: NSString.self))
    let cell = table.cellForRow(at: path(1))
    expect(cell?.frame, equals: table.rectForRow(at: path(1)))
    expect(cell?.reuseIdentifier, equals: "waiting")
    check()
  }

  @Test func `a row of the data takes its place`() {
    drop()
    var place: IndexPath?
    let isThere = source.contexts[0].commitInsertion { path in
      place = path
      source.words.insert("new", at: path.row)
    }
    stage.settle()
    expect(isThere && place == path(1))
    expect(shown == ["a", "new", "bb", "ccc"] && rowHeights == [40, 40, 40, 40])
    expect(!table.hasUncommittedUpdates)
    expect(!source.contexts[0].commitInsertion { _ in Issue.record("called without a row") })
    expect(!source.contexts[0].deletePlaceholder())
    check()
  }

  @Test func `a row for which nothing comes goes`() {
    drop(at: 500)
    expect(shown, equals: ["a", "bb", "ccc", "waits"])
    expect(source.contexts[0].deletePlaceholder())
    stage.settle()
    expect(shown == ["a", "bb", "ccc"] && !table.hasUncommittedUpdates)
    expect(table.contentSize.height, equals: 120)
    check()
  }

  @Test func `a row without a height is as high as its cell wants to be`() {
    source.height = UITableView.automaticDimension
    drop()
    let alone = rowHeights[1]
    expect(rowHeights[0] == 40 && rowHeights[2...] == [40, 40] && alone >= 40)
    // Without estimates there is nothing to measure.
    source.contexts[0].deletePlaceholder()
    table.estimatedRowHeight = 0
    drop()
    expect(rowHeights, equals: [40, 44, 40, 40])
    check()
  }

  @Test(arguments: [CGFloat(0), -1])
  func `the delegate is asked about the rows that the data has`(estimate: CGFloat) {
    table.estimatedRowHeight = estimate
    table.delegate = heights
    table.reloadData()
    stage.settle()
    drop(at: 500)
    source.insertion = path(0)
    drop()
    expect(shown, equals: ["waits", "a", "bb", "ccc", "waits"])
    expect(rowHeights, equals: [70, 32, 34, 36, 70])
    let levels = (0..<5).map { row in
      let list = table.cellForRow(at: path(row))?.superview?.superview as? UICollectionViewListCell
      return list?.indentationLevel
    }
    expect(levels, equals: [0, 1, 2, 3, 0])
    source.words = []
    table.reloadData()
    stage.settle()
    drop()
    expect(table.numberOfRows(inSection: 0), equals: 0)
    check()
  }

  @Test func `a row alone in its section has the height it says`() {
    source.insertion = path(0)
    drop()
    source.words = []
    table.deleteRows(at: (0..<3).map(path), with: .none)
    stage.settle()
    expect(shown == ["waits"] && rowHeights == [70])
    check()
  }

  @Test func `a batch names rows of the data`() {
    drop()
    table.performBatchUpdates {
      source.words = ["x", "ccc", "a"]
      table.deleteRows(at: [path(1)], with: .none)
      table.insertRows(at: [path(0)], with: .none)
      table.moveRow(at: path(2), to: path(1))
    }
    stage.settle()
    expect(shown.filter { $0 != "waits" } == ["x", "ccc", "a"] && shown.count == 4)
    source.words[1] = "again"
    table.reloadRows(at: [path(1)], with: .none)
    stage.settle()
    source.contexts[0].commitInsertion { source.words.insert("new", at: $0.row) }
    stage.settle()
    expect(shown == source.words && shown.contains("again"))
    check()
  }

  @Test func `a row that waits is not edited, and the others as the data says`() throws {
    drop()
    table.setEditing(true, animated: false)
    stage.settle()
    let styles = (0..<4).map { table.cellForRow(at: path($0))?.editingStyle == .delete }
    expect(styles, equals: [true, false, false, true])
    expect(table.trailingActions(at: path(1)) == nil)
    expect(table.trailingActions(at: path(2)) == nil)
    let delete = try #require(table.trailingActions(at: path(3))?.actions.first)
    delete.handler(delete, table) { _ in }
    stage.settle()
    expect(source.words == ["a", "bb"] && shown == ["a", "waits", "bb"])
    check()
  }

  @Test func `reloading takes rows that wait away`() {
    drop()
    table.reloadData()
    stage.settle()
    expect(shown == ["a", "bb", "ccc"] && rowHeights == [40, 40, 40])
    expect(!source.contexts[0].commitInsertion { _ in Issue.record("called without a row") })
    source.insertion = IndexPath(row: 0, section: 7)
    drop()
    expect(shown.count == 3 && !source.contexts[1].deletePlaceholder())
    check()
  }

  @Test func `a snapshot that is applied takes rows that wait away`() {
    let diffable = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table, path, word in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = word
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "bb"])
    diffable.apply(snapshot, animatingDifferences: false)
    stage.settle()
    drop()
    expect(shown, equals: ["a", "waits", "bb"])
    let isThere = source.contexts[0].commitInsertion { _ in
      snapshot.insertItems(["new"], beforeItem: "bb")
      diffable.apply(snapshot, animatingDifferences: false)
    }
    stage.settle()
    expect(isThere && shown == ["a", "new", "bb"] && rowHeights == [40, 40, 40])
    expect(!table.hasUncommittedUpdates)
    check()
  }

  @Test func `where the data has a row is told from where it is shown`() {
    let translating: any UIDataSourceTranslating = table
    drop()
    let shownPaths = (0..<4).map {
      translating.presentationIndexPath(forDataSourceIndexPath: path($0))
    }
    expect(shownPaths, equals: [path(0), path(2), path(3), nil])
    let dataPaths = (0..<5).map {
      translating.dataSourceIndexPath(forPresentationIndexPath: path($0))
    }
    expect(dataPaths, equals: [path(0), nil, path(1), path(2), nil])
    expect(translating.presentationSectionIndex(forDataSourceSectionIndex: 0), equals: 0)
    expect(translating.dataSourceSectionIndex(forPresentationSectionIndex: 0), equals: 0)
    var height: CGFloat = 0
    translating.performUsingPresentationValues { height = table.rectForRow(at: path(1)).height }
    expect(height, equals: 70)
  }

  // MARK: Random scripts

  /// An element of the model: a row with its word, or a waiting row with its context.
  @MainActor
  private enum Shown {
    case row(String)
    case waiting(Int, CGFloat)

    var word: String? { if case .row(let word) = self { word } else { nil } }
    var isRow: Bool { word != nil }
    var height: CGFloat {
      switch self {
      case .row(let word): Heights.height(word)
      case .waiting(_, let height): height
      }
    }
  }

  @Test(arguments: 0..<(FullRun.isEnabled ? 400 : 40))
  func `random drops, arrivals and batches show what one array of rows says, each as high as it is`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    table.estimatedRowHeight = seed.isMultiple(of: 2) ? 0 : UITableView.automaticDimension
    table.delegate = heights
    stage.settle()
    var model = source.words.map(Shown.row)
    for step in 0..<12 {
      let waiting = model.indices.filter { !model[$0].isRow }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let row = Int.random(in: 0...model.count, using: &random)
        source.insertion = path(row)
        source.height = CGFloat(Int.random(in: 20...90, using: &random))
        drop()
        model.insert(.waiting(source.contexts.count - 1, source.height), at: row)
      case 1:
        guard let place = waiting.randomElement(using: &random),
          case .waiting(let context, _) = model[place]
        else { continue }
        let word = "new \(step)"
        expect(source.contexts[context].commitInsertion { source.words.insert(word, at: $0.row) })
        model[place] = .row(word)
      case 2:
        guard let place = waiting.randomElement(using: &random),
          case .waiting(let context, _) = model[place]
        else { continue }
        expect(source.contexts[context].deletePlaceholder())
        model.remove(at: place)
      default:
        change(&model, step, &random)
      }
      stage.settle()
      check()
      expect(source.words, equals: model.compactMap(\.word))
      expect(shown, equals: model.map { $0.word ?? "waits" })
      expect(rowHeights, equals: model.map(\.height))
      expect(table.contentSize.height, equals: model.map(\.height).reduce(0, +))
      expect(table.hasUncommittedUpdates, equals: model.contains { !$0.isRow })
    }
  }

  /// Deletes a row and inserts another one; in the model, the new row is just before the row that it
  /// displaces.
  private func change(_ model: inout [Shown], _ step: Int, _ random: inout SeededGenerator) {
    let gone = source.words.count > 1 ? source.words.indices.randomElement(using: &random) : nil
    if let gone {
      source.words.remove(at: gone)
      model.remove(at: model.indices.filter { model[$0].isRow }[gone])
    }
    let new = Int.random(in: 0...source.words.count, using: &random)
    source.words.insert("row \(step)", at: new)
    let rows = model.indices.filter { model[$0].isRow }
    model.insert(.row("row \(step)"), at: new < rows.count ? rows[new] : model.count)
    table.performBatchUpdates {
      if let gone { table.deleteRows(at: [path(gone)], with: .automatic) }
      table.insertRows(at: [path(new)], with: .automatic)
    }
  }
}
