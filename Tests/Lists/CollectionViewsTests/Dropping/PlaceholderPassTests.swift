// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import RandomTesting
import Testing
import UIKit
import ViewStage

/// Tests of placeholder cells for dropped items that are still loading.
@Suite @MainActor
struct PlaceholderPassTests {
  private final class WordCell: UICollectionViewCell {
    let label = UILabel()
  }

  /// The data source and drop delegate of a list of words.
  private final class Words: NSObject, UICollectionViewDataSource, UICollectionViewDropDelegate {
    var words = ["a", "b", "c"]
    var asked: [Int] = []
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    var label = "waits"
    /// The index path at which placeholders are inserted, or `nil` for the destination of the drop.
    var insertion: IndexPath?

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? WordCell)?.label.text = words[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let path = coordinator.destinationIndexPath else { return }
      for item in coordinator.items {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: insertion ?? path, reuseIdentifier: "waiting")
        placeholder.cellUpdateHandler = { [unowned self] in ($0 as? WordCell)?.label.text = label }
        contexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }
  }

  private let source = Words()
  private let list: UICollectionView
  private let stage: ViewStage.Stage

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(WordCell.self, forCellWithReuseIdentifier: "cell")
    list.register(WordCell.self, forCellWithReuseIdentifier: "waiting")
    list.dataSource = source
    list.dropDelegate = source
    stage = ViewStage.Stage(list, size: CGSize(width: 300, height: 400), scale: 1)
  }

  /// The displayed texts, in order.
  private var shown: [String] {
    (0..<list.numberOfItems(inSection: 0)).map { item in
      let cell = list.cellForItem(at: IndexPath(item: item, section: 0)) as? WordCell
      return cell?.label.text ?? "-"
    }
  }

  private func drop(at y: CGFloat = 50) {
    for phase in [DropEvent.Phase.moved, .dropped] {
      stage.surface.handle(
        .drop(DropEvent(phase: phase, location: CGPoint(x: 20, y: y), text: "hello")))
    }
    stage.settle()
  }

  @Test func `a cell stands where the drop is on its way, and the data does not count it`() {
    drop()
    expect(shown, equals: ["a", "waits", "b", "c"])
    expect(list.hasUncommittedUpdates && source.contexts.count == 1)
    expect(source.contexts[0].dragItem.itemProvider.canLoadObject(ofClass: NSString.self))
    expect(source.asked, equals: [0, 1, 2])
    list.engine.checkInvariants()
  }

  @Test func `an item takes the place of its cell`() {
    drop()
    var place: IndexPath?
    let isThere = source.contexts[0].commitInsertion { path in
      place = path
      source.words.insert("new", at: path.item)
    }
    stage.settle()
    expect(isThere && place == IndexPath(item: 1, section: 0))
    expect(shown == ["a", "new", "b", "c"] && !list.hasUncommittedUpdates)
    expect(!source.contexts[0].commitInsertion { _ in Issue.record("called without a cell") })
    expect(!source.contexts[0].deletePlaceholder())
    list.engine.checkInvariants()
  }

  @Test func `a cell for which nothing comes goes`() {
    drop(at: 300)
    expect(shown, equals: ["a", "b", "c", "waits"])
    expect(source.contexts[0].deletePlaceholder())
    stage.settle()
    expect(shown == ["a", "b", "c"] && !list.hasUncommittedUpdates)
    list.engine.checkInvariants()
  }

  @Test func `several cells wait, and each knows where its item comes in`() {
    drop()
    drop()
    expect(shown, equals: ["a", "waits", "waits", "b", "c"])
    // The second one was put in front of the first one.
    source.contexts[0].commitInsertion { path in
      expect(path.item, equals: 1)
      source.words.insert("first", at: path.item)
    }
    stage.settle()
    expect(shown, equals: ["a", "waits", "first", "b", "c"])
    source.contexts[1].commitInsertion { path in
      expect(path.item, equals: 1)
      source.words.insert("second", at: path.item)
    }
    stage.settle()
    expect(shown, equals: ["a", "second", "first", "b", "c"])
    list.engine.checkInvariants()
  }

  @Test func `a batch names what the data has, and the cell stays between its neighbours`() {
    drop()
    list.performBatchUpdates {
      source.words = ["x", "c", "a"]
      list.deleteItems(at: [IndexPath(item: 1, section: 0)])
      list.insertItems(at: [IndexPath(item: 0, section: 0)])
      list.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 0))
    }
    stage.settle()
    list.engine.checkInvariants()
    expect(shown.filter { $0 != "waits" } == ["x", "c", "a"] && shown.count == 4)
    source.contexts[0].commitInsertion { path in
      source.words.insert("new", at: path.item)
    }
    stage.settle()
    expect(shown, equals: source.words)
    list.engine.checkInvariants()
  }

  @Test func `an item in front moves the place where the cell's item comes in`() {
    drop(at: 300)
    list.performBatchUpdates {
      source.words.removeFirst()
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    stage.settle()
    expect(shown, equals: ["b", "c", "waits"])
    source.contexts[0].commitInsertion { path in
      expect(path.item, equals: 2)
      source.words.insert("new", at: path.item)
    }
    stage.settle()
    expect(shown, equals: ["b", "c", "new"])
  }

  @Test func `reloading takes cells away`() {
    drop()
    list.reloadData()
    stage.settle()
    expect(shown, equals: ["a", "b", "c"])
    expect(!source.contexts[0].commitInsertion { _ in Issue.record("called without a cell") })
    list.engine.checkInvariants()
  }

  @Test func `a cell is configured again when that is asked for`() {
    drop()
    source.label = "half"
    expect(shown[1], equals: "waits")
    source.contexts[0].setNeedsCellUpdate()
    expect(shown[1], equals: "half")
  }

  @Test func `a place that is not there is brought into its section, or shows nothing`() {
    source.insertion = IndexPath(item: 90, section: 0)
    drop()
    expect(shown, equals: ["a", "b", "c", "waits"])
    source.insertion = IndexPath(item: 0, section: 7)
    drop()
    expect(shown.count, equals: 4)
    expect(!source.contexts[1].commitInsertion { _ in Issue.record("called without a cell") })
    expect(!source.contexts[1].deletePlaceholder())
    let plain = UICollectionViewPlaceholder(
      insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "waiting")
    expect(plain.cellUpdateHandler == nil)
  }

  @Test func `a snapshot that is applied takes cells away`() {
    let diffable = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, path, word in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? WordCell)?.label.text = word
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    diffable.apply(snapshot, animatingDifferences: false)
    drop()
    expect(shown, equals: ["a", "waits", "b", "c"])
    // The data that comes is part of a snapshot: the cell has gone when the context looks for it.
    let isThere = source.contexts[0].commitInsertion { _ in
      snapshot.insertItems(["new"], beforeItem: "b")
      diffable.apply(snapshot, animatingDifferences: false)
    }
    stage.settle()
    expect(isThere && shown == ["a", "new", "b", "c"] && !list.hasUncommittedUpdates)
    expect(!source.contexts[0].deletePlaceholder())
    list.engine.checkInvariants()
  }

  @Test func `where the data has something is told from where it is shown`() {
    func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }
    let translating: any UIDataSourceTranslating = list
    expect(translating.presentationIndexPath(forDataSourceIndexPath: path(2)), equals: path(2))
    drop()
    expect(shown, equals: ["a", "waits", "b", "c"])
    let shownPaths = (0..<4).map {
      translating.presentationIndexPath(forDataSourceIndexPath: path($0))
    }
    expect(shownPaths, equals: [path(0), path(2), path(3), nil])
    let dataPaths = (0..<5).map {
      translating.dataSourceIndexPath(forPresentationIndexPath: path($0))
    }
    expect(dataPaths, equals: [path(0), nil, path(1), path(2), nil])
    expect(translating.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
    expect(translating.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    expect(translating.dataSourceIndexPath(forPresentationIndexPath: path(0, 9)) == nil)
    expect(translating.presentationSectionIndex(forDataSourceSectionIndex: 0), equals: 0)
    expect(translating.dataSourceSectionIndex(forPresentationSectionIndex: 0), equals: 0)
    var cell: UICollectionViewCell?
    translating.performUsingPresentationValues { cell = list.cellForItem(at: path(1)) }
    expect((cell as? WordCell)?.label.text, equals: "waits")
  }

  // MARK: Random scripts

  /// An element of the model: an item with its word, or a waiting cell with its context.
  private enum Shown: Equatable {
    case item(String)
    case waiting(Int)

    var word: String? { if case .item(let word) = self { word } else { nil } }
    var isItem: Bool { word != nil }
  }

  @Test(arguments: 0..<(FullRun.isEnabled ? 400 : 40))
  func `random drops, arrivals and batches show what one array of items and cells shows`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    var model = source.words.map(Shown.item)
    for step in 0..<12 {
      let waiting = model.indices.filter { !model[$0].isItem }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let item = Int.random(in: 0...model.count, using: &random)
        source.insertion = IndexPath(item: item, section: 0)
        drop()
        model.insert(.waiting(source.contexts.count - 1), at: item)
      case 1:
        guard let place = waiting.randomElement(using: &random),
          case .waiting(let context) = model[place]
        else { continue }
        let word = "new \(step)"
        expect(
          source.contexts[context].commitInsertion { source.words.insert(word, at: $0.item) })
        model[place] = .item(word)
      case 2:
        guard let place = waiting.randomElement(using: &random),
          case .waiting(let context) = model[place]
        else { continue }
        expect(source.contexts[context].deletePlaceholder())
        model.remove(at: place)
      default:
        change(&model, step, &random)
      }
      stage.settle()
      list.engine.checkInvariants()
      expect(source.words, equals: model.compactMap(\.word))
      expect(shown, equals: model.map { $0.word ?? "waits" })
      expect(list.hasUncommittedUpdates, equals: model.contains { !$0.isItem })
    }
  }

  /// Deletes an item and inserts another one in a batch update; in the model, the new item is just before the
  /// item that it displaces.
  private func change(_ model: inout [Shown], _ step: Int, _ random: inout SeededGenerator) {
    let gone = source.words.indices.randomElement(using: &random)
    if let gone {
      source.words.remove(at: gone)
      model.remove(at: model.indices.filter { model[$0].isItem }[gone])
    }
    let new = Int.random(in: 0...source.words.count, using: &random)
    source.words.insert("item \(step)", at: new)
    let items = model.indices.filter { model[$0].isItem }
    model.insert(.item("item \(step)"), at: new < items.count ? items[new] : model.count)
    list.performBatchUpdates {
      if let gone { list.deleteItems(at: [IndexPath(item: gone, section: 0)]) }
      list.insertItems(at: [IndexPath(item: new, section: 0)])
    }
  }
}
