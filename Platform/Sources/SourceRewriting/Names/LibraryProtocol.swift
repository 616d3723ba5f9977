// SPDX-License-Identifier: Apache-2.0

/// A protocol of the library that has optional methods, which are defaults here.
struct LibraryProtocol {
  /// The protocols it refines.
  let parents: [String]
  /// The methods that everybody who conforms has, in full.
  private(set) var required: [String] = []
  /// The methods that may be left out: `tableView(_:didSelectRowAt:)`.
  private(set) var optional: Set<String> = []

  /// All of them by name.
  static let all: [String: LibraryProtocol] = {
    var all: [String: LibraryProtocol] = [:]
    var name = ""
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "protocol" {
        name = words[1]
        all[name] = LibraryProtocol(parents: Array(words.dropFirst(2)))
      } else if words[0] == "required" {
        all[name]?.required.append(line.dropFirst("required ".count).description)
      } else {
        all[name]?.optional.formUnion(words)
      }
    }
    return all
  }()

  /// The protocol that has an optional method: `name` or one that it refines.
  static func declaring(_ method: String, in name: String) -> String? {
    guard let found = all[name] else { return nil }
    if found.optional.contains(method) { return name }
    return found.parents.lazy.compactMap { declaring(method, in: $0) }.first
  }

  /// The base names of all optional methods.
  static let baseNames: Set<String> = Set(
    all.values.flatMap(\.optional).map { String($0.prefix { $0 != "(" }) })

  /// The labels of the only optional method with that base name; nil: there is none, or more than one.
  static func labels(ofOnly base: String) -> [String?]? {
    guard baseNames.contains(base) else { return nil }
    let found = Set(all.values.flatMap(\.optional).filter { $0.hasPrefix("\(base)(") })
    return found.count == 1 ? found.first.map { labels(of: $0) } : nil
  }

  /// The labels in the name of a method in full; nil for `_`.
  static func labels(of method: String) -> [String?] {
    method.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
      .map { label -> String? in label == "_" ? nil : String(label) }
  }
}
