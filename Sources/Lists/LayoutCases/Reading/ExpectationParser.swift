// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A parser of the expectation of a case.
struct ExpectationParser {
  let field: JSONField

  func parse() throws -> CaseExpectation {
    let elements = CaseExpectation.Elements.allCases.map { ($0.rawValue, $0) }
    return CaseExpectation(
      contentSize: try field.optional("contentSize").map(or: nil) { field in
        let numbers = try field.numbers(2)
        return CGSize(width: numbers[0], height: numbers[1])
      },
      frames: try field.optional("frames").map(or: []) { try $0.list(frame) },
      elements: try field.optional("elements").map(or: .listed) { try $0.choice(elements) },
      isComplete: try field.optional("complete").map(or: false) { try $0.bool() },
      tolerance: try field.optional("tolerance").map(or: 0.001) { try $0.number() },
      rounding: try field.optional("rounding").map(or: .modern) {
        try $0.choice([("modern", PixelGrid.Rounding.modern), ("legacy", .legacy)])
      },
      elementsInRect: try field.optional("elementsInRect").map(or: []) { try $0.list(query) },
      settle: try field.optional("settle").map(or: nil, settle),
      section: try field.optional("section")?.value)
  }

  private func frame(_ field: JSONField) throws -> CaseExpectation.Frame {
    CaseExpectation.Frame(
      kind: try field.required("kind").text(),
      section: try field.optional("section").map(or: nil) { try $0.integer() },
      item: try item(field.required("item")), x: try field.required("x").number(),
      y: try field.required("y").number(),
      width: try field.optional("w").map(or: nil) { try $0.number() },
      height: try field.optional("h").map(or: nil) { try $0.number() },
      zIndex: try field.optional("zIndex").map(or: nil) { try $0.integer() })
  }

  private func item(_ field: JSONField) throws -> Int {
    if case .string("NSIntegerMax") = field.value { return Int.max }
    return try field.integer()
  }

  private func query(_ field: JSONField) throws -> CaseExpectation.RectangleQuery {
    let rect = try field.required("rect").numbers(4)
    return CaseExpectation.RectangleQuery(
      rect: CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]),
      cells: try field.required("cells").list { try $0.text() })
  }

  private func settle(_ field: JSONField) throws -> CaseExpectation.Settle {
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
