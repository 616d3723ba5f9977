// SPDX-License-Identifier: Apache-2.0

/// A short description for counterexamples, which omits default values.
extension NaiveLayout: CustomStringConvertible {
  var description: String {
    var words = ["view \(view.short) @\(Number(value: scale))", axis == 0 ? "sideways" : ""]
    if isLegacy { words.append("legacy") }
    if reference != .safeArea { words.append("clears \(reference)") }
    for (name, sides) in [("safe", safeArea), ("margins", margins), ("readable", readable)]
    where sides.before != .zero || sides.after != .zero {
      words.append("\(name)\(sides)")
    }
    if isRightToLeft { words.append("right to left") }
    if sectionSpacing != 0 { words.append("section spacing \(Number(value: sectionSpacing))") }
    if let visible { words.append("visible \(visible.origin.short) \(visible.size.short)") }
    words += boundary.map { "layout boundary \($0)" }
    words += measurements.map { "measured \($0)" }
    words += boundaryMeasurements.map { "measured boundary \($0)" }
    words += sections.map(\.description)
    return words.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  struct Number: CustomStringConvertible {
    var value: Double
    var description: String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
  }
}

extension SIMD2<Double> {
  var short: String {
    "(\(NaiveLayout.Number(value: self[0])), \(NaiveLayout.Number(value: self[1])))"
  }
}

extension NaiveLayout.Measurement: CustomStringConvertible {
  var description: String { "\(section).\(item) \(size.short)" }
}

extension NaiveLayout.Dimension: CustomStringConvertible {
  var description: String {
    let number = NaiveLayout.Number(value: value)
    return switch kind {
    case .fractionalWidth: "fw \(number)"
    case .fractionalHeight: "fh \(number)"
    case .absolute: "\(number)"
    case .estimated: "estimated \(number)"
    case .uniform: "uniform \(number)"
    }
  }
}

extension NaiveLayout.Gap: CustomStringConvertible {
  var description: String {
    (isFlexible ? "flexible " : "") + "\(NaiveLayout.Number(value: value))"
  }
}

extension NaiveLayout.Insets: CustomStringConvertible {
  var description: String {
    before == .zero && after == .zero ? "" : " insets \(before.short) \(after.short)"
  }
}

extension NaiveLayout.Badge: CustomStringConvertible {
  var description: String {
    let item = itemAnchor.map { " on \($0.short) + \(itemOffset.short)" } ?? ""
    return " badge \(kind) \(size)\(insets) at \(anchor.short) + \(offset.short)"
      + (isFractional ? " fractional" : "") + item
  }
}

extension NaiveLayout.Item: CustomStringConvertible {
  var description: String {
    let edges = before + after
    let isPlain = edges.allSatisfy { !$0.isFlexible && $0.value == 0 }
    return "\(group == nil ? "item" : "group") \(size)\(insets)"
      + (isPlain ? "" : " edges \(before) \(after)") + badges.map(\.description).joined()
      + (group.map { " \($0)" } ?? "")
  }
}

extension NaiveLayout.Group: CustomStringConvertible {
  var description: String {
    "\(axis == 0 ? "horizontal" : "vertical") \(factory) spacing \(spacing) \(children)"
  }
}

extension NaiveLayout.Boundary: CustomStringConvertible {
  var description: String {
    "\(kind) \(size)\(insets) sides \(sides[0]) \(sides[1]) + \(offset.short)"
      + (extends ? "" : " overlapping") + (pins ? " pinned" : "")
  }
}

extension NaiveLayout.Section: CustomStringConvertible {
  var description: String {
    "section of \(count)\(insets)" + (spacing == 0 ? "" : " spacing \(spacing)")
      + (scrolling == .none ? "" : " \(scrolling)") + (followsInsets ? "" : " not following")
      + (reference == .automatic ? "" : " clears \(reference)")
      + (supplementaryReference == .automatic ? "" : " boundary clears \(supplementaryReference)")
      + (background.map { " background\($0)" } ?? "") + " \(group)"
      + boundary.map { "\n  \($0)" }.joined()
  }
}
