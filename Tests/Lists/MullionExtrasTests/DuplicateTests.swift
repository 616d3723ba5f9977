// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionExtras
import Testing
import UIKit

@Suite("Duplicates")
struct DuplicateTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Fruit>

  /// Contents with apples in both sections at different prices, and a repeated section.
  static let contents: [(section: String, items: [Fruit])] = [
    ("red", [Fruit("apple"), Fruit("cherry")]),
    ("green", [Fruit("pear"), Fruit("apple", price: 3)]),
    ("red", [Fruit("plum"), Fruit("pear")]),
  ]

  private func names(_ snapshot: Snapshot) -> [String] {
    snapshot.sectionIdentifiers.map { section in
      section + ": "
        + snapshot.itemIdentifiers(inSection: section).map { "\($0.name) \($0.price)" }
        .joined(separator: ", ")
    }
  }

  @Test func `keeping the first leaves each where it came first`() {
    let snapshot = Snapshot(sections: Self.contents, duplicates: .keepFirst)
    expect(names(snapshot), equals: ["red: apple 1, cherry 1, plum 1", "green: pear 1"])
  }

  @Test func `keeping the last leaves each where it came last`() {
    let snapshot = Snapshot(sections: Self.contents, duplicates: .keepLast)
    expect(names(snapshot), equals: ["green: apple 3", "red: cherry 1, plum 1, pear 1"])
  }

  @Test func `a report says which, in which sections, at which positions, and how they differ`()
    throws
  {
    var reports: [DuplicateReport<String, Fruit>] = []
    let snapshot = Snapshot(sections: Self.contents, duplicates: .report) { reports.append($0) }
    expect(names(snapshot), equals: ["red: apple 1, cherry 1, plum 1", "green: pear 1"])
    let report = try #require(reports.first)
    expect(reports.count, equals: 1)
    expect(report.sections.map(\.identifier), equals: ["red"])
    expect(report.sections[0].occurrences.map(\.sectionIndex), equals: [0, 2])
    expect(report.items.map(\.identifier.name), equals: ["apple", "pear"])
    expect(report.items[0].occurrences.map(\.section), equals: ["red", "green"])
    expect(report.items[0].occurrences.map(\.itemIndex), equals: [0, 1])
    expect(report.items[0].differsInContent)
    expect(!report.items[1].differsInContent)
    let lines = report.description.split(separator: "\n").map(String.init)
    expect(
      lines,
      equals: [
        "section \"red\" was given 2 times: at position 0, position 2",
        "item apple was given 2 times: at position 0 of section \"red\", position 1 of section "
          + "\"green\"; the values are equal but differ in what they store: "
          + "Fruit(name: \"apple\", price: 1) and Fruit(name: \"apple\", price: 3)",
        "item pear was given 2 times: at position 0 of section \"green\", position 1 of section "
          + "\"red\"",
      ])
  }

  @Test(arguments: DuplicatePolicy.allCases)
  func `without duplicates every policy gives the same, and nobody is told`(
    policy: DuplicatePolicy
  ) {
    let snapshot = Snapshot(
      sections: [("A", [Fruit("fig"), Fruit("kiwi")]), ("B", []), ("C", [Fruit("lime")])],
      duplicates: policy
    ) { _ in Issue.record("nothing was given twice") }
    expect(names(snapshot), equals: ["A: fig 1, kiwi 1", "B: ", "C: lime 1"])
  }

  @Test func `checking throws the report`() throws {
    #expect(throws: DuplicateReport<String, Fruit>.self) {
      try Snapshot(checking: Self.contents)
    }
    expect(try Snapshot(checking: [("A", [Fruit("fig")])]).numberOfItems, equals: 1)
  }

  @Test func `the policy trap ends the process and names all duplicates`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Snapshot(sections: DuplicateTests.contents, duplicates: .trap)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("section \"red\" was given 2 times"))
    expect(text.contains("Fruit(name: \"apple\", price: 1) and Fruit(name: \"apple\", price: 3)"))
    expect(text.contains("choose another DuplicatePolicy"))
  }

  @Test func `without a handler the policy report tells the developer`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      _ = Snapshot(sections: DuplicateTests.contents, duplicates: .report)
      _ = Snapshot(sections: DuplicateTests.contents, duplicates: .keepFirst)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.split(separator: "\n").filter { $0.contains("item pear") }.count, equals: 1)
  }

  @MainActor
  @Test func `a data source applies contents under its policy`() {
    let stand = FruitStand()
    expect(stand.source.duplicatePolicy, equals: .trap)
    stand.source.duplicatePolicy = .keepLast
    var told = 0
    stand.source.duplicatesHandler = { told += $0.items.count }
    var isDone = false
    stand.source.apply(sections: Self.contents) { isDone = true }
    expect(isDone && told == 2)
    expect(
      names(stand.source.snapshot()), equals: ["green: apple 3", "red: cherry 1, plum 1, pear 1"])
  }

  @MainActor
  @Test func `a data source traps unless it is told otherwise`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      FruitStand().source.apply(sections: DuplicateTests.contents)
    }
  }
}
