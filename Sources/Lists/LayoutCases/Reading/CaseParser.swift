// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// A parser of one case.
struct CaseParser {
  let field: JSONField
  let id: String

  func parse() throws(LayoutCaseError) -> LayoutCase {
    let isManual = try field.optional("manual") != nil
    var parsed = LayoutCase(
      id: id, title: try field.optional("title")?.text() ?? "",
      isManual: isManual, itemCounts: [], preferred: .unchanged,
      expectation: CaseExpectation(
        frames: [], elements: .listed, isComplete: false, tolerance: 0.001, rounding: .modern,
        elementsInRect: []))
    guard !isManual else { return parsed }
    parsed.list = try field.optional("list")?.value
    parsed.direction = try field.optional("direction")?.choice(LayoutNames.layoutDirections)
    let textSizes = CaseTextSize.allCases.map { ($0.rawValue, $0) }
    let textSize = try field.optional("textSize")?.choice(textSizes) ?? .large
    parsed.preferred = try field.optional("preferred").map(or: .unchanged, preferred)
      .scaled(by: textSize.factor)
    parsed.expectation = try ExpectationParser(field: field.required("expect")).parse()
    guard parsed.list == nil else { return parsed }
    parsed.container = try container(field.required("container"))
    parsed.itemCounts = try field.required("itemCounts").integers(in: 0...1_000_000)
    try readLayout(into: &parsed)
    return parsed
  }

  private func readLayout(into parsed: inout LayoutCase) throws(LayoutCaseError) {
    let layout = try field.required("layout")
    do throws(LayoutCaseError) {
      parsed.layout = try LayoutParser().layout(layout, sections: parsed.itemCounts.count)
    } catch {
      guard error.isUnknownField else { throw error }
      var error = error
      error.id = id
      parsed.unsupported = error
    }
  }

  private static let sides: ClosedRange<CGFloat> = 0...1_000_000

  private func container(_ field: JSONField) throws(LayoutCaseError) -> CaseContainer {
    CaseContainer(
      size: CGSize(
        width: try field.required("width").number(in: Self.sides),
        height: try field.required("height").number(in: Self.sides)),
      scale: try field.required("scale").number(in: 0.1...10),
      layoutMargins: try field.optional("layoutMargins").map(or: .zero, Self.edges),
      contentInset: try field.optional("adjustedContentInset").map(or: .zero, Self.edges),
      contentOffset: try field.optional("contentOffset")?.point())
  }

  private static func edges(_ field: JSONField) throws(LayoutCaseError) -> UIEdgeInsets {
    UIEdgeInsets(
      top: try field.optional("top")?.number() ?? 0,
      left: try field.optional("left")?.number() ?? 0,
      bottom: try field.optional("bottom")?.number() ?? 0,
      right: try field.optional("right")?.number() ?? 0)
  }

  private func preferred(_ field: JSONField) throws(LayoutCaseError) -> CasePreferred {
    enum Mode { case unchanged, constant, list, table }
    let mode = try field.required("mode").choice([
      ("unchanged", Mode.unchanged), ("constant", .constant), ("list", .list), ("table", .table),
    ])
    switch mode {
    case .unchanged: return .unchanged
    case .constant: return .constant(try field.required("height").number())
    case .list: return .list(try field.required("heights").numbers())
    case .table: return try table(field)
    }
  }

  private func table(_ field: JSONField) throws(LayoutCaseError) -> CasePreferred {
    let rows = try field.required("heightsByWidth")
    var heights: [(width: CGFloat, heights: [CGFloat])] = []
    for name in try rows.object().keys.sorted() {
      guard let width = Double(name) else { throw rows.failure("widths as names") }
      heights.append((CGFloat(width), try rows.required(name).numbers()))
    }
    return .table(
      heightsByWidth: heights, period: try field.required("period").integer(),
      add: try field.optional("add")?.number() ?? 0)
  }
}
