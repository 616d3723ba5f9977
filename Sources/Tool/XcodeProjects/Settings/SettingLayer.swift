// SPDX-License-Identifier: Apache-2.0

/// The build settings of one source: a configuration, or a settings file.
struct SettingLayer: Sendable {
  /// An assignment to a setting.
  struct Assignment: Sendable {
    /// The conditions under which it applies, such as `("sdk", "iphoneos*")`.
    let conditions: [(name: String, pattern: String)]
    let value: String
    let file: String
    let line: Int
  }

  /// The assignments by setting, in source order.
  private(set) var assignments: [String: [Assignment]] = [:]

  /// Creates an empty layer.
  init() {}

  /// Creates the settings of a configuration of the project file.
  ///
  /// - Throws: `ProjectError` when a value is neither a text nor a list.
  init(_ configuration: ProjectObject) throws(ProjectError) {
    for (key, value) in try configuration.dictionary("buildSettings") {
      let text: String
      if let list = value.list {
        text = list.map { Self.quoted($0.text ?? "") }.joined(separator: " ")
      } else if let plain = value.text {
        text = plain
      } else {
        throw configuration.error("the setting '\(key)' is neither text nor a list.", at: value)
      }
      assign(text, to: key, file: configuration.file, line: value.line)
    }
  }

  /// Assigns a value to `key`, which may contain conditions in brackets.
  mutating func assign(_ value: String, to key: String, file: String, line: Int) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    let conditions = parts.dropFirst().flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").map { condition in
        let sides = condition.split(separator: "=", maxSplits: 1).map {
          $0.filter { $0 != " " }
        }
        return (name: sides[0], pattern: sides.count > 1 ? sides[1] : "*")
      }
    }
    let name = String(parts.first ?? "").filter { $0 != " " }
    assignments[name, default: []].append(
      Assignment(conditions: conditions, value: value, file: file, line: line))
  }

  /// Returns `element`, quoted if needed in a list value.
  private static func quoted(_ element: String) -> String {
    guard element.isEmpty || element.contains(where: { $0 == " " || $0 == "\t" }),
      !element.hasPrefix("\"")
    else { return element }
    return "\"\(element)\""
  }
}
