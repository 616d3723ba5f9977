// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// The place of a value in a case: names of fields and indexes of lists.
struct LayoutPath: Hashable {
  enum Step: Hashable {
    case name(String)
    case index(Int)
  }

  var steps: [Step]

  /// The path as in messages, such as `layout.sections[0].group`.
  var text: String {
    steps.reduce("") { text, step in
      switch step {
      case .name(let name): text.isEmpty ? name : "\(text).\(name)"
      case .index(let index): "\(text)[\(index)]"
      }
    }
  }

  /// Creates a path from its text; `nil` if the text is none.
  init?(_ text: String) {
    steps = []
    for part in text.split(separator: ".") {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = pieces.first, !name.isEmpty else { return nil }
      steps.append(.name(String(name)))
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let index = Int(piece.dropLast()), index >= 0 else { return nil }
        steps.append(.index(index))
      }
    }
    if steps.isEmpty { return nil }
  }

  init(_ steps: [Step]) { self.steps = steps }

  func adding(_ name: String) -> LayoutPath { LayoutPath(steps + [.name(name)]) }

  func adding(_ index: Int) -> LayoutPath { LayoutPath(steps + [.index(index)]) }

  /// The path of the container; `nil` for the whole.
  var parent: LayoutPath? { steps.isEmpty ? nil : LayoutPath(Array(steps.dropLast())) }
}

extension JSONValue {
  /// Returns the value at a path; `nil` if there is none.
  func value(at path: LayoutPath) -> JSONValue? {
    var value = self
    for step in path.steps {
      switch (step, value) {
      case (.name(let name), .object(let fields)):
        guard let next = fields[name] else { return nil }
        value = next
      case (.index(let index), .array(let values)):
        guard index < values.count else { return nil }
        value = values[index]
      default: return nil
      }
    }
    return value
  }

  /// Returns the value with another one at a path, or without it for `nil`; `nil` if nothing contains it.
  func setting(_ new: JSONValue?, at path: LayoutPath) -> JSONValue? {
    setting(new, path.steps[...])
  }

  private func setting(_ new: JSONValue?, _ steps: ArraySlice<LayoutPath.Step>) -> JSONValue? {
    guard let step = steps.first else { return new }
    let rest = steps.dropFirst()
    switch (step, self) {
    case (.name(let name), .object(var fields)):
      if rest.isEmpty {
        fields[name] = new
      } else {
        guard let changed = fields[name]?.setting(new, rest) else { return nil }
        fields[name] = changed
      }
      return .object(fields)
    case (.index(let index), .array(var values)):
      guard index < values.count, let changed = values[index].setting(new, rest) else { return nil }
      values[index] = changed
      return .array(values)
    default: return nil
    }
  }
}
