// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What stands in the place of a member that the module adds to a class of another module and overrides
/// below it: the member under its old name, and what asks a class, and those above it, whose it is.
struct AskedMember {
  /// The member that is added.
  let member: MemberFacts
  let home: TypeFacts
  /// The classes that override it, with the names of their members.
  let cases: [(owner: String, name: String)]

  private var name: String { member.name.bare }
  private var first: String { "_0of_\(name)" }
  /// What asks: a method; of a property a subscript with that label, so that its value can be changed in its place.
  private var asking: String { "_asked_\(name)" }

  /// The two declarations, each on one line.
  var declarations: Result<[String], MemberStub.Refusal> {
    member.kind == .property ? ofProperty : ofMethod
  }

  /// Has what `part` overrides, `super.f()`, ask the class above `owner`.
  func askSuper(
    of part: MemberFacts, _ owner: String, in source: ParsedSource, file: Int,
    _ edits: inout ModuleEdits
  ) {
    let calls = SuperCalls(of: part, in: source)
    let above = "_getSuperclass(\(owner).self)"
    if member.kind == .property {
      calls.replaceName(by: "self[\(asking): \(above)]", in: file, &edits)
    } else {
      calls.replace(by: "self.\(asking)", with: above, in: file, &edits)
    }
  }

  private var ofMethod: Result<[String], MemberStub.Refusal> {
    let stub = MemberStub(member, home: home, calling: asking)
    let shown = stub.method { lead, arguments in
      "\(lead)\(asking)(\((["Swift.type(of: self)"] + arguments).joined(separator: ", ")))"
    }
    let asked = stub.method(named: asking, first: "_ __type: AnyClass?") { lead, arguments in
      let words = arguments.joined(separator: ", ")
      return look(
        found: { "return \(lead)object.\($0)(\(words))" }, other: "return \(lead)\(first)(\(words))"
      )
    }
    return shown.flatMap { shown in asked.map { [shown, $0] } }
  }

  private var ofProperty: Result<[String], MemberStub.Refusal> {
    let shown = MemberStub(
      member, home: home, calling: "self[\(asking): Swift.type(of: self)]"
    ).property()
    guard let type = member.writtenType?.flatText else { return .failure(.untyped) }
    let get = look(found: { "return object.\($0)" }, other: "return \(first)")
    let set = look(
      found: { "object.\($0) = newValue; return" }, other: "\(first) = newValue")
    let body = member.isSettable ? "get { \(get) } set { \(set) }" : get
    return shown.map { [$0, "subscript(\(asking) __type: AnyClass?) -> \(type) { \(body) }"] }
  }

  private func look(found: (String) -> String, other: String) -> String {
    let looks = cases.map { owner, name in
      "if here == \(owner).self, let object = self as? \(owner) { \(found(name)) }"
    }
    return "var next: AnyClass? = __type; while let here = next { "
      + (looks + ["next = _getSuperclass(here)"]).joined(separator: "; ") + " }; \(other)"
  }
}
