// SPDX-License-Identifier: Apache-2.0

/// A change that an application named in an update of a collection view, such as
/// `deleteItems(at:)`.
///
/// Names are those of text frames, such as `cell 0.3`, or `section 2`. What is deleted, moved,
/// reloaded and configured again is named by its place before the update, what is inserted and where
/// things move to by the place after it.
public enum RecordedChange: Hashable, Sendable, Codable {
  case deleted(String)
  case inserted(String)
  case moved(String, to: String)
  case reloaded(String)
  case reconfigured(String)
}

extension RecordedChange: CustomStringConvertible {
  /// What was named, as in `deleted cell 0.3`.
  public var description: String { "\(verb) \(names)" }

  private var verb: String {
    switch self {
    case .deleted: "deleted"
    case .inserted: "inserted"
    case .moved: "moved"
    case .reloaded: "reloaded"
    case .reconfigured: "to be configured again"
    }
  }

  private var names: String {
    switch self {
    case .deleted(let name), .inserted(let name), .reloaded(let name), .reconfigured(let name): name
    case .moved(let name, let place): "\(name) to \(place)"
    }
  }

  /// How many changes of a kind are named in a line.
  private static let limit = 8

  /// `changes` in one line, those of a kind together.
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
