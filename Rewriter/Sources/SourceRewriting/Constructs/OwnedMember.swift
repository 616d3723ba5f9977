// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The replacement of a member that the module adds to a class of another module and overrides in subclasses.
///
/// It consists of the member under its old name, and a dispatcher that looks for an implementation in the
/// object's class and its superclasses.
struct OwnedMember {
  /// The member that the module adds.
  let member: MemberFacts
  let home: TypeFacts
  /// The classes that override it, with the names of the renamed overrides.
  let cases: [(owner: String, name: String)]

  private var name: String { member.name.bare }
  private var first: String { "_0of_\(name)" }
  /// The name of the dispatcher, which is a method, or for a property a subscript with this label, so that
  /// its value can be changed in place.
  private var asking: String { "_asked_\(name)" }

  /// The declarations of the member and the dispatcher, each on one line.
  var declarations: Result<[String], MemberStub.Refusal> {
    member.kind == .property ? ofProperty : ofMethod
  }

  /// Redirects `super.f()` in the override `part` to the dispatcher, starting at the superclass of `owner`.
  func querySuper(
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
