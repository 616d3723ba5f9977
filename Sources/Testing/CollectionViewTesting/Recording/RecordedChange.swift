// SPDX-License-Identifier: Apache-2.0

/// A change that an application specified in an update of a collection view, such as `deleteItems(at:)`.
///
/// Names are those of text snapshots, such as `cell 0.3`, or `section 2`. Deleted, moved, reloaded and
/// reconfigured elements are named by their position before the update, inserted ones and destinations of
/// moves by the position after it.
public enum RecordedChange: Hashable, Sendable, Codable {
  case deleted(String)
  case inserted(String)
  case moved(String, to: String)
  case reloaded(String)
  case reconfigured(String)
}

extension RecordedChange: CustomStringConvertible {
  /// The change as text, such as `deleted cell 0.3`.
  public var description: String { "\(verb) \(names)" }

  private var verb: String {
    switch self {
    case .deleted: "deleted"
    case .inserted: "inserted"
    case .moved: "moved"
    case .reloaded: "reloaded"
    case .reconfigured: "to be reconfigured"
    }
  }

  private var names: String {
    switch self {
    case .deleted(let name), .inserted(let name), .reloaded(let name), .reconfigured(let name): name
    case .moved(let name, let place): "\(name) to \(place)"
    }
  }

  /// The maximum number of changes of a kind that are listed in a line.
  private static let limit = 8

  /// Returns `changes` in one line, grouped by kind.
  static func words(_ changes: [RecordedChange]) -> String {
    var groups: [(verb: String, names: [String])] = []
    for change in changes {
      if groups.last?.verb != change.verb { groups.append((change.verb, [])) }
      groups[groups.count - 1].names.append(change.names)
    }
    let words = groups.map { verb, names in
      let rest = names.count - limit
      return "\(verb) " + names.prefix(limit).joined(separator: ", ")
        + (rest > 0 ? " and \(rest) more" : "")
    }
    return words.isEmpty ? "no changes named" : words.joined(separator: "; ")
  }
}
