// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `constraints.first?.priority` where the elements are `AnyObject`, whose properties
/// Objective-C reads by name.
///
/// The file gets a structure that reads the properties in the table from the classes that have them. The
/// value is `nil` for an object of another class, where the original program stops.
struct AnyObjectProperty: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      `constraints.first?.priority`, `(value as AnyObject).floatValue`, where the list is \
      written as `[AnyObject]`
      """,
      becomes: """
        `__object(…)?.priority`, of a structure that is added to the file and casts to the classes \
        with the property; `nil` for others
        """,
      in: "AnyObjectProperty")
  ]

  /// The properties, each with the type and getter that read it.
  private static let properties: [String: String] = [
    "priority": "Float! { (object as? NSLayoutConstraint)?.priority.rawValue }",
    "floatValue": number("Float", "floatValue"), "doubleValue": number("Double", "doubleValue"),
    "intValue": number("Int32", "int32Value"), "boolValue": number("Bool", "boolValue"),
    "integerValue": number("Int", "intValue"),
  ]

  private static func number(_ type: String, _ name: String) -> String {
    "\(type)! { (object as? NSNumber)?.\(name) }"
  }

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  /// Returns whether a property of an `AnyObject` may be read in a module that contains `text`.
  private static func mayAsk(in text: SourceText) -> Bool {
    text.contains("[AnyObject]") || text.contains("AnyObject.self") || text.contains("AnyObject).")
  }

  /// Returns the object from which `node` reads a property of the table, or `nil` if it has another form.
  static func object(askedBy node: MemberAccessExprSyntax) -> ExprSyntax? {
    guard properties[node.declName.baseName.text] != nil,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    else { return nil }
    let object =
      node.base?.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.base?.as(ForceUnwrapExprSyntax.self)?.expression ?? node.base
    guard let object, isCast(object) || list(of: object) != nil else { return nil }
    return object
  }

  /// Wraps the objects in all files in the structure that is added to their file.
  func edit(_ edits: inout ModuleEdits) {
    guard module.sources.contains(where: { Self.mayAsk(in: $0.text) }) else { return }
    for (file, source) in module.sources.enumerated() {
      let uses = Uses(viewMode: .sourceAccurate)
      uses.walk(source.tree)
      let found = uses.found.filter { isOfNoClass($0.object) }
      guard !found.isEmpty else { continue }
      for (object, _) in found {
        edits.add(.insertion("__object(", at: object.range.lowerBound), in: file)
        edits.add(.insertion(")", at: object.range.upperBound), in: file)
      }
      let members = Set(found.map(\.name)).sorted().map { name in
        "var \(name): \(Self.properties[name] ?? "")"
      }
      edits.append(
        "private struct __Object { let object: AnyObject; \(members.joined(separator: "; ")) }; "
          + "private func __object(_ object: AnyObject) -> __Object { __Object(object: object) }; "
          + "private func __object(_ object: AnyObject?) -> __Object? "
          + "{ object.map { __Object(object: $0) } }",
        to: file, because: file)
    }
  }

  private func isOfNoClass(_ object: ExprSyntax) -> Bool {
    guard !Self.isCast(object) else { return true }
    guard let name = Self.list(of: object) else { return false }
    let members = module.members(named: name).map(\.member)
    return !members.isEmpty
      && members.allSatisfy {
        $0.kind == .property && $0.writtenType.map { $0.flatText == "[AnyObject]" } == true
      }
  }

  /// Returns whether an expression is a cast to `AnyObject`.
  private static func isCast(_ object: ExprSyntax) -> Bool {
    if let call = object.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "unsafeBitCast"
        && call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
    }
    guard let tuple = object.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let last = tuple.lastToken(viewMode: .sourceAccurate)?
        .previousToken(viewMode: .sourceAccurate), last.text == "AnyObject"
    else { return false }
    let word = last.previousToken(viewMode: .sourceAccurate)?.text
    return word == "as" || word == "!" || word == "?"
  }

  /// Returns the name of the list that an expression takes an element of, or `nil` if it has another form.
  private static func list(of object: ExprSyntax) -> String? {
    if let access = object.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(access.declName.baseName.text), let base = access.base
    {
      return name(of: base)
    }
    return object.as(SubscriptCallExprSyntax.self).flatMap { name(of: $0.calledExpression) }
  }

  private static func name(of expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// A visitor that collects the reads of such properties in a file.
  private final class Uses: SyntaxVisitor {
    var found: [(object: ExprSyntax, name: String)] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let object = AnyObjectProperty.object(askedBy: node) {
        found.append((object, node.declName.baseName.text))
      }
      return .visitChildren
    }
  }
}

extension AnyObjectProperty {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let access = node.as(MemberAccessExprSyntax.self), let object = object(askedBy: access)
    else { return }
    places.mark(object.range.lowerBound..<object.range.lowerBound)
    places.open(object.range.upperBound)
  }
}
