// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the references of inspected elements.
@MainActor
struct ReferenceTests {
  /// Returns the reference of the first element whose line contains `text`.
  private func reference(_ text: String, in look: String) -> String? {
    look.split(separator: "\n").first { $0.contains("\"\(text)") }?
      .split(separator: " ").first.map(String.init)
  }

  private func failure(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing failed"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [false, true])
  func `a reference survives scrolling, and a new element has a number of its own`(
    isTable: Bool
  ) throws {
    let harness = CollectionViewHarness(FruitScreen(isTable: isTable), on: .phone)
    let live = LiveScreen(harness)
    let before = try live.look(.all)
    try harness.scroll(toItemAt: IndexPath(item: 30, section: 0))
    let scrolled = try live.look(.all)
    let numbers = { (look: String) in
      Set(
        look.split(separator: "\n").compactMap { line in
          line.split(separator: " ").first { $0.hasPrefix("@e") }
        })
    }
    expect(reference("Fruit 30", in: scrolled).map { !numbers(before).contains($0[...]) } == true)
    try harness.scroll(toItemAt: IndexPath(item: 0, section: 0))
    expect(try live.look(.all), equals: before)
  }

  @Test func `a reference stays with its identifier when items move`() throws {
    let harness = CollectionViewHarness(NoteList(["Mail", "Notes", "Map"]), on: .phone)
    let live = LiveScreen(harness)
    let before = try live.look()
    let list = try #require(harness.viewController as? NoteList)
    list.show(["Map", "Mail"])
    harness.runUntilIdle()
    let after = try live.look()
    expect(reference("Mail", in: after), equals: reference("Mail", in: before))
    expect(reference("Map", in: after), equals: reference("Map", in: before))
    let notes = try #require(reference("Notes", in: before))
    let mail = try #require(reference("Mail", in: before))
    var options = LookOptions()
    options.root = notes
    expect(
      failure { _ = try live.look(options) },
      equals: "\(notes) cell \"Notes\" is gone; at its place is \(mail) cell \"Mail\".")
  }

  @Test func `a reference out of sight names the scroll that reveals it`() throws {
    let harness = CollectionViewHarness(FruitScreen(), on: .phone)
    let live = LiveScreen(harness)
    let apple = try #require(reference("Apple", in: try live.look()))
    try harness.scroll(toItemAt: IndexPath(item: 30, section: 0))
    var options = LookOptions()
    options.root = apple
    expect(
      failure { _ = try live.look(options) },
      equals: "\(apple) cell \"Apple\" is out of sight; scroll @e2 to \(apple) reveals it.")
    options.root = "@e900"
    expect(failure { _ = try live.look(options) }.hasPrefix("@e900 was never given; the last"))
    options.root = "Apple"
    expect(failure { _ = try live.look(options) }.hasPrefix("'Apple' is no reference"))
  }

  @Test func `the first cell out of sight is named by its identifier`() throws {
    let list = NoteList((0..<40).map { "Note \($0)" })
    let look = try LiveScreen(CollectionViewHarness(list, on: .phone)).look()
    expect(look.hasSuffix("\n below: 20 cells, first \"Note 20\"\n"))
  }

  @Test func `exported references are the same in another process, also for random identifiers`()
    throws
  {
    let first = LiveScreen(CollectionViewHarness(NoteList(["Mail", "Notes", "Map"]), on: .phone))
    _ = try first.look()
    (first.harness.viewController as? NoteList)?.show(["Map", "Mail", "Notes"])
    first.harness.runUntilIdle()
    let look = try first.look()
    let second = LiveScreen(CollectionViewHarness(NoteList(["Map", "Mail", "Notes"]), on: .phone))
    try second.importReferences(first.exportReferences())
    expect(try second.look(), equals: look)
    expect(
      failure { try second.importReferences(Data("{}".utf8)) }
        .hasPrefix("the stored references can't be read"))
  }
}

extension LookOptions {
  /// Options without a limit.
  fileprivate static var all: LookOptions {
    var options = LookOptions()
    options.lineLimit = nil
    return options
  }
}

/// A list of notes with identifiers that differ in each process.
private final class NoteList: UIViewController {
  private struct Note: Hashable, Sendable {
    let id: UUID
    let title: String
  }

  private var titles: [String]
  private var notes: [String: Note] = [:]
  private var source: UICollectionViewDiffableDataSource<Int, Note>?

  init(_ titles: [String]) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Note> {
      cell, _, note in
      var content = cell.defaultContentConfiguration()
      content.text = note.title
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    show(titles)
  }

  func show(_ titles: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    for title in titles where notes[title] == nil { notes[title] = Note(id: UUID(), title: title) }
    snapshot.appendItems(titles.compactMap { notes[$0] })
    source?.apply(snapshot, animatingDifferences: false)
  }
}
