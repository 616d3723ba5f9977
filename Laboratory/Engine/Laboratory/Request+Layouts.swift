// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionLayoutCases

/// Explanations, findings and landings of a case.
extension Request {
  /// Returns the outcome of a case as `mullion layout --json` prints it.
  func evaluation() throws(LayoutCaseError) -> Reply {
    let layoutCase = try layoutCase()
    _ = try LaboratoryCase.solved(layoutCase)
    return .success([("outcome", .value(try SolverEvaluator().evaluate(layoutCase).json))])
  }

  /// Returns the terms of an element's frame.
  func explanation() throws(LayoutCaseError) -> Reply {
    let layoutCase = try layoutCase()
    let kind = try text("kind")
    let (section, item) = (try integer("section"), try integer("item"))
    let (layout, _, visible) = try LaboratoryCase.solved(layoutCase)
    let place = item == -1 ? Int.max : item
    let elements: [LayoutElement] =
      kind == "cell"
      ? [.cell(section: section, item: item)]
      : [
        .supplementary(kind, section: section, item: place),
        .decoration(kind, section: section, item: place),
      ]
    let explainer = LayoutExplainer(layout)
    for element in elements {
      guard let found = explainer?.explanation(of: element, visible: visible) else { continue }
      return .success([("frame", .rect(found.frame)), ("sides", Self.sides(of: found))])
    }
    throw LayoutCaseError(
      field: "item", expected: "an element of the layout", found: "\(kind) \(section).\(item)")
  }

  private static func sides(of found: FrameExplanation) -> Reply {
    .fields(
      found.sides.map { side in
        let terms = side.terms.map { term in
          Reply.fields([
            ("amount", .number(term.amount)), ("source", .text(term.source.rawValue)),
            ("path", .text(term.path)), ("words", .text(term.words)),
          ])
        }
        return (side.name, .list(terms))
      })
  }

  /// Returns the linter's findings.
  func findings() throws(LayoutCaseError) -> Reply {
    let layoutCase = try layoutCase()
    let findings = try LayoutFix.findings(in: layoutCase)
    let search = LayoutFix(fields["case"] ?? .null, findings)
    return .success([("findings", .list(findings.map { finding($0, search) }))])
  }

  private func finding(_ finding: LayoutFinding, _ search: LayoutFix) -> Reply {
    let edit = fields["fixes"] == .bool(false) ? nil : search.edit(of: finding)
    return .fields([
      ("code", .text(finding.code)), ("name", .text(finding.name)),
      ("severity", .text(finding.severity.rawValue)), ("path", .text(finding.path)),
      ("message", .text(finding.message)), ("consequence", .text(finding.consequence)),
      ("remedy", .text(finding.remedy)),
      ("field", search.path(of: finding).map { .text($0.text) } ?? .null),
      (
        "fix",
        edit.map {
          .fields([
            ("path", .text($0.path.text)), ("old", $0.old.map { .value($0) } ?? .null),
            ("new", $0.new.map { .value($0) } ?? .null),
          ])
        } ?? .null
      ),
    ])
  }

  /// Returns the case with a fix.
  func application() throws(LayoutCaseError) -> Reply {
    guard case .object(let fix)? = fields["fix"], case .string(let text)? = fix["path"],
      let path = LayoutPath(text)
    else { throw wrong("fix", "an object with a path and a new value") }
    let new = fix["new"] ?? .null
    guard let changed = (fields["case"] ?? .null).setting(new == .null ? nil : new, at: path)
    else { throw wrong("fix", "an edit of a field that the case has") }
    return .success([("case", .value(changed))])
  }

  /// Returns the offset at which an orthogonal section comes to rest after it was released with a velocity.
  func landing() throws(LayoutCaseError) -> Reply {
    let layoutCase = try layoutCase()
    let section = try integer("section")
    let offset = try number("offset", in: -1_000_000...1_000_000)
    let velocity = try number("velocity", in: -1000...1000)
    let (layout, solution, _) = try LaboratoryCase.solved(layoutCase)
    guard let scroller = solution.orthogonalSection(section),
      let description = layout.sections[section]
    else { throw wrong("section", "a section that scrolls orthogonally and has items") }
    let period = scroller.loopPeriod(of: description)
    let rest = scroller.landing(
      from: offset, velocity: velocity * 1000,
      rate: description.orthogonalScrollingProperties.decelerationRate.rawValue, period: period)
    return .success([
      ("rest", .number(rest)), ("page", .number(scroller.page(at: rest, period: period))),
      ("pages", .count(scroller.pageCount)),
    ])
  }
}
