// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The lines of an inspection.
@MainActor
struct InspectionText {
  /// A line of an element, or of the contents that a scroll view has out of sight.
  private enum Line {
    case element(ScreenElement, depth: Int)
    case remainder(ScreenElement.Side, ScreenElement.Remainder, depth: Int)
  }

  private let inspection: Inspection
  private let options: LookOptions

  init(_ inspection: Inspection, _ options: LookOptions) {
    (self.inspection, self.options) = (inspection, options)
  }

  /// Returns the text of `roots`, or of the whole screen with its heading if they are `nil`; it ends with a
  /// newline.
  func text(of roots: [ScreenElement]? = nil) -> String {
    var lines: [Line] = []
    for root in roots ?? inspection.elements {
      add(root, 0, isOpen: roots != nil, to: &lines)
    }
    var texts = roots == nil && !options.isJSON ? [inspection.heading] : []
    if lines.isEmpty { texts.append(nothing) }
    let limit = options.lineLimit.map { max(0, $0 - texts.count) } ?? lines.count
    let shown = lines.count > limit ? max(0, limit - 1) : lines.count
    texts += lines.prefix(shown).map(text)
    if shown < lines.count {
      let count = lines.count - shown
      texts.append(
        options.isJSON
          ? "{\"more\":\(count)}"
          : "\(count) more lines: --all shows them; -s TEXT, -d N or a reference narrows the list")
    }
    return texts.map { "\($0)\n" }.joined()
  }

  private var nothing: String {
    if options.isJSON { return "{\"more\":0}" }
    guard let text = options.text else { return "nothing is visible" }
    return "no element contains \(ElementText.quoted(text))"
  }

  // MARK: Selection

  private func add(
    _ element: ScreenElement, _ depth: Int, isOpen: Bool, to lines: inout [Line]
  ) {
    let isSelected =
      isOpen || (!options.isInteractive || element.isUsable) && contains(element)
    if isSelected { lines.append(.element(element, depth: depth)) }
    let inner = isSelected ? depth + 1 : depth
    guard options.depth.map({ inner < $0 }) ?? true else { return }
    for child in element.children { add(child, inner, isOpen: false, to: &lines) }
    guard isSelected, options.text == nil, !options.isJSON else { return }
    for side in ScreenElement.Side.allCases {
      guard let rest = element.remainders[side] else { continue }
      lines.append(.remainder(side, rest, depth: inner))
    }
  }

  private func contains(_ element: ScreenElement) -> Bool {
    guard let text = options.text else { return true }
    let texts = [element.text, element.value, element.identifier, element.role]
    return texts.contains { $0?.localizedCaseInsensitiveContains(text) == true }
  }

  // MARK: Lines

  private func text(_ line: Line) -> String {
    switch line {
    case .element(let element, let depth):
      options.isJSON
        ? ElementJSON(element, depth).text
        : String(repeating: " ", count: depth) + Self.text(element)
    case .remainder(let side, let rest, let depth):
      String(repeating: " ", count: depth) + Self.text(side, rest)
    }
  }

  /// Returns the line of an element, as in `@e7 button "Edit" 332 0 50 44 disabled`.
  static func text(_ element: ScreenElement) -> String {
    var words = [element.words, ElementText.rect(element.frame)] + element.states
    if let value = element.value { words.append("value \(ElementText.quoted(value))") }
    if let identifier = element.identifier, !identifier.isEmpty { words.append("#\(identifier)") }
    return words.joined(separator: " ")
  }

  private static func text(_ side: ScreenElement.Side, _ rest: ScreenElement.Remainder) -> String {
    let name = rest.areCells ? "cell" : "element"
    let first = rest.first.map { ", first \(ElementText.quoted($0))" } ?? ""
    return "\(side.rawValue): \(rest.count) \(name)\(rest.count == 1 ? "" : "s")\(first)"
  }
}
