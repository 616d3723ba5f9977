// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// The edits that may resolve a finding about one element, the most likely first.
struct FixCandidates {
  private let layoutCase: JSONValue
  private let path: LayoutPath
  /// The path of the element's section; the element's own path outside a section.
  private let section: LayoutPath

  init(_ layoutCase: JSONValue, _ path: LayoutPath) {
    self.layoutCase = layoutCase
    self.path = path
    let isShared = path.steps.contains(.name("sectionForAll"))
    section = LayoutPath(Array(path.steps.prefix(isShared ? 2 : 3)))
  }

  private static let usual = 44.0

  /// Returns the candidates for a rule.
  func edits(of code: String) -> [LayoutFix.Edit] {
    switch code {
    case "CL001", "CL004": lengths { _, _ in ("estimated", Self.usual) }
    case "CL002", "CL030": [set(path.adding("factory"), .string("repeatingSubitem:count"))]
    case "CL003", "CL044", "CL045", "CL048", "CL073", "CL033":
      [set(path.adding("contentInsets"), nil)]
    case "CL005", "CL010", "CL011", "CL012":
      lengths { kind, value in Self.isMeasured(kind) ? ("absolute", value) : nil }
        + (code == "CL012" ? [behavior("continuous")] : [])
    case "CL006", "CL007": owner.lengths { _, value in ("estimated", value) }
    case "CL008":
      lengths { kind, value in kind == "uniformAcrossSiblings" ? ("estimated", value) : nil }
    case "CL014", "CL015": fixedSpacing
    case "CL020", "CL021", "CL022", "CL024": wholeItems + [behavior(nil)]
    case "CL023": counts + wholeItems
    case "CL025": lengths { kind, value in value > 1 ? (kind, value > 2 ? value / 100 : 1) : nil }
    case "CL026", "CL027":
      lengths { kind, value in value > 0 && value < 1 ? (kind, 1 / (1 / value).rounded()) : nil }
    case "CL029", "CL028": [set(path.adding("interItemSpacing"), nil)]
    case "CL032": []
    case "CL040", "CL055": lengths { _, value in value == 0 ? ("absolute", Self.usual) : nil }
    case "CL041": lengths { kind, value in value < 0 ? (kind, -value) : nil }
    case "CL043":
      ["interSectionSpacing", "interGroupSpacing", "interItemSpacing", "edgeSpacing"].flatMap {
        [set(path.adding($0), nil), set(section.adding($0), nil)]
      }
    case "CL046":
      lengths { kind, value in
        kind == "absolute" || kind == "estimated" ? (kind, value.rounded()) : nil
      }
    case "CL050": [set(path.adding("kind"), .string("\(text("kind"))2"))]
    case "CL051":
      [set(path.adding("absoluteOffset"), nil), set(path.adding("extendsBoundary"), nil)]
    case "CL054": [set(path.adding("pinToVisibleBounds"), nil)]
    case "CL056", "CL064": lengths("width") { _, _ in ("fractionalWidth", 1) }
    case "CL057":
      [
        set(path.adding("contentInsets"), nil),
        set(section.adding("supplementariesFollowContentInsets"), .bool(false)),
      ]
    case "CL059": [nil, 1, 2].map { set(path.adding("zIndex"), $0.map { .number($0) }) }
    case "CL060": lengths("width") { _, _ in ("fractionalWidth", 0.9) }
    case "CL061": [behavior("groupPaging")]
    case "CL062": [behavior("continuous")]
    case "CL063": [behavior(nil)]
    case "CL070", "CL072": [nil, -1, -2].map { set(path.adding("zIndex"), $0.map { .number($0) }) }
    default: []
    }
  }

  // MARK: Parts

  private static func isMeasured(_ kind: String) -> Bool {
    kind == "estimated" || kind == "uniformAcrossSiblings"
  }

  private func set(_ path: LayoutPath, _ new: JSONValue?) -> LayoutFix.Edit {
    LayoutFix.Edit(path: path, old: layoutCase.value(at: path), new: new)
  }

  private func text(_ name: String) -> String {
    if case .string(let text)? = layoutCase.value(at: path.adding(name)) { text } else { "" }
  }

  private func behavior(_ name: String?) -> LayoutFix.Edit {
    set(section.adding("orthogonalScrollingBehavior"), name.map { .string($0) })
  }

  /// The candidates for the group that contains the element, which may be the element itself.
  private var owner: FixCandidates {
    guard case .index? = path.steps.last, let list = path.parent, let owner = list.parent else {
      return self
    }
    return FixCandidates(layoutCase, owner)
  }

  /// Returns edits of the lengths of the element for which `change` returns another kind or value.
  private func lengths(
    _ name: String? = nil, _ change: (String, Double) -> (String, Double)?
  ) -> [LayoutFix.Edit] {
    ["height", "width"].compactMap { side in
      if let name, name != side { return nil }
      let place = path.adding(side)
      guard case .object(let fields)? = layoutCase.value(at: place), let kind = fields.keys.first,
        case .number(let value)? = fields[kind], let new = change(kind, value)
      else { return nil }
      return set(place, .object([new.0: .number(new.1)]))
    }
  }

  /// The edits that make the first items as large as their group.
  private var wholeItems: [LayoutFix.Edit] {
    guard case .array(let items)? = layoutCase.value(at: path.adding("subitems")) else { return [] }
    return items.indices.flatMap { index in
      let item = FixCandidates(layoutCase, path.adding("subitems").adding(index))
      return item.lengths("width") { _, _ in ("fractionalWidth", 1) }
        + item.lengths("height") { _, _ in ("fractionalHeight", 1) }
    }
  }

  /// The edits that lower the count of a group.
  private var counts: [LayoutFix.Edit] {
    guard case .number(let count)? = layoutCase.value(at: path.adding("count")) else { return [] }
    return (1...20).compactMap { fewer in
      count - Double(fewer) < 1
        ? nil : set(path.adding("count"), .number(count - Double(fewer)))
    }
  }

  /// The edits that give flexible spacing a fixed length.
  private var fixedSpacing: [LayoutFix.Edit] {
    let edges = ["leading", "trailing", "top", "bottom"].map {
      path.adding("edgeSpacing").adding($0)
    }
    return ([path.adding("interItemSpacing")] + edges).compactMap { place in
      guard case .object(let fields)? = layoutCase.value(at: place),
        let value = fields["flexible"]
      else { return nil }
      return set(place, .object(["fixed": value]))
    }
  }
}
