// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A parser of the expectation of a case.
struct ExpectationParser {
  let field: JSONField

  func parse() throws(LayoutCaseError) -> CaseExpectation {
    let elements = CaseExpectation.Elements.allCases.map { ($0.rawValue, $0) }
    return CaseExpectation(
      contentSize: try field.optional("contentSize")?.size(),
      frames: try field.optional("frames")?.list(frame) ?? [],
      elements: try field.optional("elements")?.choice(elements) ?? .listed,
      isComplete: try field.optional("complete")?.bool() ?? false,
      tolerance: try field.optional("tolerance")?.number() ?? 0.001,
      rounding: try field.optional("rounding")?.choice([
        ("modern", PixelGrid.Rounding.modern), ("legacy", .legacy),
      ]) ?? .modern,
      elementsInRect: try field.optional("elementsInRect")?.list(query) ?? [],
      settle: try field.optional("settle").map(or: nil, settle),
      section: try field.optional("section")?.value)
  }

  private func frame(_ field: JSONField) throws(LayoutCaseError) -> CaseExpectation.Frame {
    CaseExpectation.Frame(
      kind: try field.required("kind").text(),
      section: try field.optional("section")?.integer(),
      item: try item(field.required("item")), x: try field.required("x").number(),
      y: try field.required("y").number(),
      width: try field.optional("w")?.number(),
      height: try field.optional("h")?.number(),
      zIndex: try field.optional("zIndex")?.integer())
  }

  private func item(_ field: JSONField) throws(LayoutCaseError) -> Int {
    if case .string("NSIntegerMax") = field.value { return Int.max }
    return try field.integer()
  }

  private func query(_ field: JSONField) throws(LayoutCaseError) -> CaseExpectation.RectangleQuery {
    let rect = try field.required("rect").numbers(4)
    return CaseExpectation.RectangleQuery(
      rect: CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]),
      cells: try field.required("cells").texts())
  }

  private func settle(_ field: JSONField) throws(LayoutCaseError) -> CaseExpectation.Settle {
    var settle = CaseExpectation.Settle(
      requested: try field.required("requested").numbers(), results: [:])
    for name in try field.object().keys.sorted() where name.hasPrefix("section") {
      guard let section = Int(name.dropFirst("section".count)) else {
        throw field.failure("results named \"section0\", \"section1\", …")
      }
      settle.results[section] = try field.required(name).numbers(settle.requested.count)
    }
    return settle
  }
}
