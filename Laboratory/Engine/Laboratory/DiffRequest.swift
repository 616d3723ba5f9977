// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots
import MullionLayoutCases

/// The request for the operations between two snapshots, whose sections and items are texts.
struct DiffRequest {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// The reply to a list that is not a snapshot.
  struct Refusal: Error {
    let reply: Reply

    init(field: String, expected: String, found: String) {
      reply = .failure(LayoutCaseError(field: field, expected: expected, found: found))
    }

    /// Creates the reply with the message that the operation of a program ends with.
    init(field: String, _ error: SnapshotError) {
      reply = .failure(error.message, field: field)
    }
  }

  /// The maximal number of items in a snapshot.
  private static let mostItems = 10_000

  private let old: Snapshot
  private let new: Snapshot

  init(_ request: Request) throws(Refusal) {
    old = try Self.snapshot(request, "old")
    new = try Self.snapshot(request, "new")
  }

  /// Returns the operations, or the message of the first that a snapshot refuses.
  static func reply(to request: Request) -> Reply {
    do throws(Refusal) {
      return try DiffRequest(request).reply()
    } catch {
      return error.reply
    }
  }

  private func reply() -> Reply {
    let difference = SnapshotDifference(from: old, to: new)
    var rows: [Reply] = []
    for index in difference.deletedSections {
      rows.append(Self.section("delete", old, index, from: index))
    }
    for range in difference.deletedItems {
      for place in Self.places(of: range) {
        rows.append(Self.item("delete", old, place, from: place))
      }
    }
    for index in difference.insertedSections {
      rows.append(Self.section("insert", new, index, to: index))
    }
    for move in difference.movedSections {
      rows.append(Self.section("move", new, move.to, from: move.from, to: move.to))
    }
    for range in difference.insertedItems {
      for place in Self.places(of: range) {
        rows.append(Self.item("insert", new, place, to: place))
      }
    }
    for move in difference.movedItems {
      for offset in 0..<move.count {
        let from = ItemPlace(section: move.from.section, item: move.from.item + offset)
        let to = ItemPlace(section: move.to.section, item: move.to.item + offset)
        rows.append(Self.item("move", new, to, from: from, to: to))
      }
    }
    return .success([
      ("operations", .list(rows)), ("old", Self.sections(of: old)), ("new", Self.sections(of: new)),
    ])
  }

  private static func places(of range: ItemRange) -> [ItemPlace] {
    (0..<range.count).map {
      ItemPlace(section: range.place.section, item: range.place.item + $0)
    }
  }

  // MARK: Replies

  /// Returns the sections of a snapshot with their items, as the page sends them.
  private static func sections(of snapshot: Snapshot) -> Reply {
    .list(
      snapshot.sectionIdentifiers.map { section in
        let items = snapshot.itemIdentifiers(inSection: section)
        return .fields([
          ("section", .text(section)), ("items", .list(items.map { .text($0) })),
        ])
      })
  }

  private static func section(
    _ operation: String, _ snapshot: Snapshot, _ index: Int, from: Int? = nil, to: Int? = nil
  ) -> Reply {
    var fields: [(String, Reply)] = [
      ("op", .text(operation)), ("what", .text("section")),
      ("id", .text(snapshot.sectionIdentifiers[index])),
    ]
    if let from { fields.append(("from", .numbers([Double(from)]))) }
    if let to { fields.append(("to", .numbers([Double(to)]))) }
    return .fields(fields)
  }

  private static func item(
    _ operation: String, _ snapshot: Snapshot, _ place: ItemPlace, from: ItemPlace? = nil,
    to: ItemPlace? = nil
  ) -> Reply {
    let section = snapshot.sectionIdentifiers[place.section]
    var fields: [(String, Reply)] = [
      ("op", .text(operation)), ("what", .text("item")),
      ("id", .text(snapshot.itemIdentifiers(inSection: section)[place.item])),
    ]
    if let from { fields.append(("from", Self.numbers(of: from))) }
    if let to { fields.append(("to", Self.numbers(of: to))) }
    return .fields(fields)
  }

  private static func numbers(of place: ItemPlace) -> Reply {
    .numbers([Double(place.section), Double(place.item)])
  }

  // MARK: Requests

  /// Returns the snapshot in a field: a list of objects with a section and its items.
  private static func snapshot(
    _ request: Request, _ name: String
  ) throws(Refusal) -> Snapshot {
    guard case .array(let sections)? = request.fields[name] else {
      let error = request.wrong(name, "a list of sections")
      throw Refusal(field: name, expected: error.expected, found: error.found)
    }
    var snapshot = Snapshot()
    var count = 0
    for (index, value) in sections.enumerated() {
      let path = "\(name)[\(index)]"
      guard case .object(let fields) = value, case .string(let section)? = fields["section"] else {
        throw Refusal(
          field: "\(path).section", expected: "a text", found: value.kindName)
      }
      let items = try texts(fields["items"] ?? .array([]), "\(path).items")
      count += items.count
      guard count <= mostItems else {
        throw Refusal(
          field: name, expected: "\(mostItems) items at most", found: "more")
      }
      do throws(SnapshotError) {
        try snapshot.attempt(.appendSections([section]))
        try snapshot.attempt(.appendItems(items, toSection: section))
      } catch {
        throw Refusal(field: path, error)
      }
    }
    return snapshot
  }

  private static func texts(
    _ value: JSONValue, _ path: String
  ) throws(Refusal) -> [String] {
    guard case .array(let values) = value else {
      throw Refusal(field: path, expected: "a list of texts", found: value.kindName)
    }
    var texts: [String] = []
    for (index, value) in values.enumerated() {
      guard case .string(let text) = value else {
        throw Refusal(
          field: "\(path)[\(index)]", expected: "a text", found: value.kindName)
      }
      texts.append(text)
    }
    return texts
  }
}
