// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A step of a random script on an outline, as a value that can be printed and simplified.
enum OutlineStep {
  typealias Side = SectionSnapshotOperation<Int>.Side

  case append([Int], to: Int?)
  case insert([Int], Side, Int)
  case insertOutline(NaiveOutline, Side, Int)
  case delete([Int])
  case deleteAll
  case expand([Int])
  case collapse([Int])
  case replaceChildren(Int, NaiveOutline)
  /// Replaces the outline by the part below an item.
  case become(Int, includingParent: Bool)

  /// Performs the step with the throwing methods of the section snapshot.
  func perform(on snapshot: inout NSDiffableDataSourceSectionSnapshot<Int>) throws(SnapshotError) {
    switch self {
    case .append(let items, let parent): try snapshot.attempt(.append(items, to: parent))
    case .insert(let items, let side, let item): try snapshot.attempt(.insert(items, side, item))
    case .insertOutline(let outline, let side, let item):
      try snapshot.attempt(.insertSnapshot(outline.snapshot, side, item))
    case .delete(let items): try snapshot.attempt(.delete(items))
    case .deleteAll: try snapshot.attempt(.deleteAll)
    case .expand(let items): try snapshot.attempt(.expand(items))
    case .collapse(let items): try snapshot.attempt(.collapse(items))
    case .replaceChildren(let parent, let outline):
      try snapshot.attempt(.replaceChildren(parent, outline.snapshot))
    case .become(let parent, let includingParent):
      snapshot = try snapshot.part(of: parent, includingParent: includingParent)
    }
  }

  /// Simpler variants of the step, with fewer items.
  var simpler: [OutlineStep] {
    switch self {
    case .append(let items, let parent): Self.less(items).map { .append($0, to: parent) }
    case .insert(let items, let side, let item): Self.less(items).map { .insert($0, side, item) }
    case .insertOutline(let outline, let side, let item):
      [.insert(outline.items, side, item)]
        + Self.less(outline).map { .insertOutline($0, side, item) }
    case .delete(let items): Self.less(items).map { .delete($0) }
    case .deleteAll, .become: []
    case .expand(let items): Self.less(items).map { .expand($0) }
    case .collapse(let items): Self.less(items).map { .collapse($0) }
    case .replaceChildren(let parent, let outline):
      Self.less(outline).map { .replaceChildren(parent, $0) }
    }
  }

  /// Returns the two halves of `items` and, if there are at most eight, `items` without each one of them.
  private static func less(_ items: [Int]) -> [[Int]] {
    if items.count < 2 { return [] }
    let half = items.count / 2
    let halves = [Array(items[..<half]), Array(items[half...])]
    if items.count > 8 { return halves }
    return halves + items.map { item in items.filter { $0 != item } }
  }

  private static func less(_ outline: NaiveOutline) -> [NaiveOutline] {
    if outline.roots.isEmpty { return [] }
    let withoutOne = outline.items.map { item in
      var smaller = outline
      _ = smaller.perform(.delete([item]))
      return smaller
    }
    return [NaiveOutline()] + withoutOne
  }
}
