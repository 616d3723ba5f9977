// SPDX-License-Identifier: Apache-2.0

/// Build settings that one place gives: a configuration, or a file of settings.
struct SettingLayer: Sendable {
  /// A value given to a setting.
  struct Assignment: Sendable {
    /// What has to hold for it, such as `("sdk", "iphoneos*")`.
    let conditions: [(name: String, pattern: String)]
    let value: String
    let file: String
    let line: Int
  }

  /// The values by the settings' names, in the order in which they stand.
  private(set) var assignments: [String: [Assignment]] = [:]

  /// A layer without settings.
  init() {}

  /// The settings of a configuration of the project file.
  ///
  /// - Throws: `ProjectError` when a value is neither text nor a list of texts.
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

  /// Gives `key`, which may carry conditions in brackets, a value.
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

  /// `element` as it has to stand in a value made of several.
  private static func quoted(_ element: String) -> String {
    guard element.isEmpty || element.contains(where: { $0 == " " || $0 == "\t" }),
      !element.hasPrefix("\"")
    else { return element }
    return "\"\(element)\""
  }
}
