// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build settings of a target in one configuration, with resolution of references.
package struct BuildSettings: Sendable {
  /// The maximum nesting depth of references.
  private static let deepest = 48
  private static let longest = 64 << 10

  /// The layers, from the most general to the target's own.
  let layers: [SettingLayer]
  /// The values of settings that no layer assigns.
  let defaults: [String: String]
  /// The values with which the conditions of settings are compared.
  let conditions: [String: String]

  /// Returns the value of a setting, or `nil` if it is not set.
  ///
  /// - Throws: `ProjectError` when it refers to itself, or grows without bound.
  package func value(_ name: String) throws(ProjectError) -> String? {
    var expansion = Expansion(settings: self)
    return try expansion.value(name, below: layers.count, depth: 0)
  }

  /// Returns the elements of a setting, which are separated by white space; quoted ones are single elements.
  ///
  /// - Throws: `ProjectError` when it refers to itself, or grows without bound.
  package func list(_ name: String) throws(ProjectError) -> [String] {
    Self.elements(of: try value(name) ?? "")
  }

  /// Returns whether a setting is `YES`, `TRUE` or `1`, in upper or lower case.
  ///
  /// - Throws: `ProjectError` when it refers to itself, or grows without bound.
  package func isOn(_ name: String) throws(ProjectError) -> Bool {
    ["YES", "TRUE", "1"].contains((try value(name) ?? "").uppercased())
  }

  /// Returns the sorted names of all settings that begin with `prefix`.
  package func names(beginningWith prefix: String) -> [String] {
    Set(layers.flatMap { $0.assignments.keys.filter { $0.hasPrefix(prefix) } }).sorted()
  }

  /// Returns `text` with every `$(SETTING)` in it replaced.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself, or grows without bound.
  package func expanded(_ text: String) throws(ProjectError) -> String {
    var expansion = Expansion(settings: self)
    return try expansion.expand(text, inherited: nil, depth: 0)
  }

  /// Returns the elements of `text`, which are separated by white space; quoted ones are single elements.
  static func elements(of text: String) -> [String] {
    var elements: [String] = []
    var element = ""
    var quote: Character?
    var isOpen = false
    for character in text {
      if let sign = quote {
        if character == sign { quote = nil } else { element.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        isOpen = true
      } else if character.isWhitespace {
        if isOpen { elements.append(element) }
        element = ""
        isOpen = false
      } else {
        element.append(character)
        isOpen = true
      }
    }
    return isOpen ? elements + [element] : elements
  }

  /// Returns the effective assignment to `name` in a layer: the last whose conditions hold; one with
  /// conditions takes precedence over one without.
  private func assignment(to name: String, in layer: SettingLayer) -> SettingLayer.Assignment? {
    let holding = (layer.assignments[name] ?? []).filter { assignment in
      assignment.conditions.allSatisfy { condition in
        conditions[condition.name].map { Self.matches($0, condition.pattern) } ?? false
      }
    }
    return holding.last { !$0.conditions.isEmpty } ?? holding.last
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return text == pattern }
    return text.hasPrefix(pattern[..<star])
      && text.hasSuffix(pattern[pattern.index(after: star)...].filter { $0 != "*" })
  }
}

extension BuildSettings {
  /// The resolution of one setting, with a limit on its work.
  private struct Expansion {
    let settings: BuildSettings
    var steps = 0
    var place: SettingLayer.Assignment?

    mutating func value(
      _ name: String, below level: Int, depth: Int
    ) throws(ProjectError) -> String? {
      for index in settings.layers.indices.prefix(level).reversed() {
        guard let found = settings.assignment(to: name, in: settings.layers[index]) else {
          continue
        }
        let outer = place
        place = found
        defer { place = outer }
        return try expand(found.value, inherited: (name, index), depth: depth + 1)
      }
      guard let fallback = settings.defaults[name] else { return nil }
      return try expand(fallback, inherited: nil, depth: depth + 1)
    }

    /// Returns `text` with references resolved; `inherited` is the setting whose value it is, and the layer
    /// that assigns it.
    mutating func expand(
      _ text: String, inherited: (name: String, level: Int)?, depth: Int
    ) throws(ProjectError) -> String {
      steps += 1
      guard depth < BuildSettings.deepest, steps < 10_000 else { throw endless }
      guard text.contains("$") else { return text }
      var result = ""
      var rest = text[...]
      while let dollar = rest.firstIndex(of: "$") {
        result += rest[..<dollar]
        let open = rest.index(after: dollar)
        guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
          let end = Self.end(of: rest[open...])
        else {
          result.append("$")
          rest = rest[open...]
          continue
        }
        let inside = try expand(
          String(rest[rest.index(after: open)..<end]), inherited: nil, depth: depth + 1)
        result += try reference(inside, inherited, depth)
        guard result.utf8.count < BuildSettings.longest else { throw endless }
        rest = rest[rest.index(after: end)...]
      }
      return result + rest
    }

    private mutating func reference(
      _ inside: String, _ inherited: (name: String, level: Int)?, _ depth: Int
    ) throws(ProjectError) -> String {
      let parts = inside.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let name = parts.first ?? ""
      var value: String?
      if let inherited, name == "inherited" || name == inherited.name {
        value = try self.value(inherited.name, below: inherited.level, depth: depth)
      } else {
        value = try self.value(name, below: settings.layers.count, depth: depth)
      }
      for modifier in parts.dropFirst() {
        value = SettingModifier(modifier).applied(to: value)
      }
      return value ?? ""
    }

    private var endless: ProjectError {
      ProjectError(
        place?.file ?? "build settings", place?.line,
        "a build setting refers to itself, or to too many others.")
    }

    /// Returns the index of the bracket that closes the one with which `text` begins, or `nil` if there is
    /// none.
    private static func end(of text: Substring) -> String.Index? {
      var depth = 0
      for index in text.indices {
        switch text[index] {
        case "(", "{": depth += 1
        case ")", "}":
          depth -= 1
          if depth == 0 { return index }
        default: break
        }
      }
      return nil
    }
  }
}
