// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The transcript of a screen as a screen reader speaks it, one line for each element.
@MainActor
struct Transcript {
  private let language: TranscriptLanguage

  /// Creates a transcript in `language`.
  init(_ language: TranscriptLanguage) { self.language = language }

  /// Returns the lines for `node` and its descendants, in reading order; the contents of a list or a dialog
  /// are indented.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  func text(of node: AccessibilityNode) -> String {
    lines(of: node, indent: "").map { "\($0)\n" }.joined()
  }

  private func lines(of node: AccessibilityNode, indent: String) -> [String] {
    if let word = container(node.role) {
      let name = [node.label, word].compactMap(\.self).joined(separator: ", ")
      return ["\(indent)\(name):"] + node.children.flatMap { lines(of: $0, indent: indent + "  ") }
    }
    let words = spoken(node)
    return (words.isEmpty ? [] : ["\(indent)\(words)"])
      + node.children.flatMap { lines(of: $0, indent: indent) }
  }

  private func container(_ role: AccessibilityRole) -> String? {
    switch role {
    case .list, .grid: language.text(.list)
    case .alert: language.text(.alert)
    case .dialog: language.text(.dialog)
    default: nil
    }
  }

  /// Returns the element's line, or an empty string if the element is not spoken.
  private func spoken(_ node: AccessibilityNode) -> String {
    let isHolder = [.window, .group, .navigation, .toolbar, .scrollArea].contains(node.role)
    guard !isHolder || node.label != nil else { return "" }
    let isSelected = node.states.isSelected == true
    var parts = [isSelected ? language.text(.selected) : nil, node.label ?? "(–)", node.value]
    if let isChecked = node.states.isChecked {
      // For a switch, the state is its value.
      parts[2] = language.text(isChecked ? .on : .off)
    }
    parts.append(role(of: node))
    if node.states.isDisabled { parts.append(language.text(.dimmed)) }
    if let isExpanded = node.states.isExpanded {
      parts.append(language.text(isExpanded ? .expanded : .collapsed))
    }
    if node.states.isBusy { parts.append(language.text(.busy)) }
    if let place = node.position { parts.append(language.place(place.number, of: place.count)) }
    if let hint = node.hint { parts.append(hint) }
    let actions = node.actions.compactMap {
      if case .custom(_, let name) = $0 { name } else { nil }
    }
    if !actions.isEmpty {
      parts.append("\(language.text(.actions)): \(actions.joined(separator: ", "))")
    }
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
      .replacing("\n", with: " ")
  }

  private func role(of node: AccessibilityNode) -> String? {
    let word: TranscriptWord? =
      switch node.role {
      case .button, .toggleButton, .choice: .button
      case .link: .link
      case .image: .image
      case .heading: .heading
      case .switch: .toggle
      case .slider, .stepper: .adjustable
      case .textField: .textField
      case .searchField: .searchField
      case .tab: .tab
      case .menuItem: .menuItem
      default: nil
      }
    return word.map(language.text)
  }
}
