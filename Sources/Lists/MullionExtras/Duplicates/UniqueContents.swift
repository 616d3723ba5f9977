// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A collection of contents that may contain duplicate identifiers, and its reduction under a policy.
struct UniqueContents<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Contents = [(section: Section, items: [Item])]
  typealias Report = DuplicateReport<Section, Item>

  private let contents: Contents
  /// The duplicate sections and items with their occurrences.
  let report: Report

  /// Creates the contents, and finds their duplicates.
  ///
  /// - Complexity: O(*n*).
  init(_ contents: Contents) {
    self.contents = contents
    var sections = Set<Section>()
    var items = Set<Item>()
    var sectionsTwice = Set<Section>()
    var itemsTwice = Set<Item>()
    items.reserveCapacity(contents.reduce(0) { $0 + $1.items.count })
    for (section, given) in contents {
      if !sections.insert(section).inserted { sectionsTwice.insert(section) }
      for item in given where !items.insert(item).inserted { itemsTwice.insert(item) }
    }
    report = Self.report(contents, sectionsTwice, itemsTwice)
  }

  /// Returns the contents with every identifier once.
  ///
  /// A section that occurs twice becomes one section, with the items of both.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  func snapshot(keepingLast: Bool) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    guard !report.isEmpty else {
      snapshot.appendSections(contents.map(\.section))
      for (section, items) in contents { snapshot.appendItems(items, toSection: section) }
      return snapshot
    }
    let sections = Self.unique(contents.map(\.section), keepingLast: keepingLast)
    snapshot.appendSections(sections)
    let all = contents.flatMap { section, items in items.map { Placed(item: $0, section: section) }
    }
    let kept = Self.unique(all, keepingLast: keepingLast)
    let bySection = Dictionary(grouping: kept, by: \.section)
    for section in sections {
      snapshot.appendItems((bySection[section] ?? []).map(\.item), toSection: section)
    }
    return snapshot
  }

  /// An item with the section that contains it; equal if the items are.
  private struct Placed: Hashable {
    let item: Item
    let section: Section

    static func == (left: Placed, right: Placed) -> Bool { left.item == right.item }
    func hash(into hasher: inout Hasher) { hasher.combine(item) }
  }

  private static func unique<Value: Hashable>(_ values: [Value], keepingLast: Bool) -> [Value] {
    var seen = Set<Value>()
    if !keepingLast { return values.filter { seen.insert($0).inserted } }
    return values.reversed().filter { seen.insert($0).inserted }.reversed()
  }

  // MARK: Diagnostics

  private static func report(
    _ contents: Contents, _ sectionsTwice: Set<Section>, _ itemsTwice: Set<Item>
  ) -> Report {
    if sectionsTwice.isEmpty, itemsTwice.isEmpty { return Report(sections: [], items: []) }
    var sections = Occurrences<Section>()
    var items = Occurrences<Item>()
    for (sectionIndex, (section, given)) in contents.enumerated() {
      if sectionsTwice.contains(section) {
        sections.add(
          .init(
            identifier: section, section: section, sectionIndex: sectionIndex, itemIndex: nil))
      }
      for (itemIndex, item) in given.enumerated() where itemsTwice.contains(item) {
        items.add(
          .init(
            identifier: item, section: section, sectionIndex: sectionIndex, itemIndex: itemIndex))
      }
    }
    return Report(sections: sections.duplicates, items: items.duplicates)
  }

  /// A collection of occurrences by identifier, in the order of their first occurrences.
  private struct Occurrences<Identifier: Hashable & Sendable> {
    private var order: [Identifier] = []
    private var found: [Identifier: [Report.Occurrence<Identifier>]] = [:]

    mutating func add(_ occurrence: Report.Occurrence<Identifier>) {
      if found[occurrence.identifier] == nil { order.append(occurrence.identifier) }
      found[occurrence.identifier, default: []].append(occurrence)
    }

    var duplicates: [Report.Duplicate<Identifier>] {
      order.map { Report.Duplicate(occurrences: found[$0] ?? []) }
    }
  }
}
