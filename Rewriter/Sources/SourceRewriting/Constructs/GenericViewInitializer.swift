// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `V(frame: rect)` or `V.init(frame: rect)` where `V` is a generic parameter constrained to a
/// UIKit class, or `Self` of a protocol.
///
/// Swift only constructs objects of such a type with a `required` initializer, which UIKit's own are when
/// imported from Objective-C. `V._made(frame: rect)` calls it.
struct GenericViewInitializer: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      `V(frame: rect)`, `V.init(frame: rect)` where `V` is a generic parameter that is constrained to \
      a class of UIKit's, or `Self` of a protocol that inherits from a view
      """,
      becomes: "`V._made(frame: rect)`",
      in: "GenericViewInitializer")
  ]

  private let module: ModuleFacts
  /// The calls of each file that may create a view of type `Self`.
  private let found: [[FunctionCallExprSyntax]]

  init(in findings: ConstructFindings) {
    module = findings.module
    found = findings.surveys.map(\.selfCalls)
  }

  /// Returns the edits of a call if the file alone shows that `V` is constrained to a UIKit class.
  static func edits(_ call: FunctionCallExprSyntax) -> [Edit] {
    guard isOne(call), let edit = edit(of: call) else { return [] }
    return [edit]
  }

  /// Creates the edits of the calls in each file that construct `Self` of a protocol of the module that
  /// inherits from a view.
  func edit(_ edits: inout ModuleEdits) {
    for (file, calls) in found.enumerated() {
      for call in calls {
        guard let extended = Self.extendedType(around: call),
          let proto = Self.viewProtocol(named: extended, in: module)
        else { continue }
        let path = module.source(of: proto).path
        let isOwn = path == module.sources[file].text.path
        if let edit = Self.edit(of: call, origin: isOwn ? nil : path) { edits.add(edit, in: file) }
      }
    }
  }

  /// Returns the edit of a call that constructs a view.
  private static func edit(of call: FunctionCallExprSyntax, origin: String? = nil) -> Edit? {
    guard let name = name(of: call) else { return nil }
    if let word = initializer(of: call) { return Edit(word.range, "_made", origin: origin) }
    return .insertion("._made", at: name.range.upperBound, origin: origin)
  }

  /// Returns the range of a call that may change, or `nil` if there is none.
  static func place(of call: FunctionCallExprSyntax) -> Range<Int>? {
    guard isOne(call) || mayMakeSelf(call), let name = name(of: call) else { return nil }
    return initializer(of: call)?.range ?? name.range.upperBound..<name.range.upperBound
  }

  /// Returns whether a call constructs a type parameter that its file constrains to a UIKit class.
  private static func isOne(_ call: FunctionCallExprSyntax) -> Bool {
    name(of: call).map { isParameter($0.text, at: Syntax(call)) } ?? false
  }

  /// Returns whether a call constructs `Self` in an extension, possibly of a protocol that inherits from a
  /// view.
  static func mayMakeSelf(_ call: FunctionCallExprSyntax) -> Bool {
    name(of: call)?.text == "Self" && !isOne(call) && extendedType(around: call) != nil
  }

  /// Returns `V` of `V(frame:)` or `V.init(frame:)`, or `nil` for a call of another form.
  private static func name(of call: FunctionCallExprSyntax) -> TokenSyntax? {
    guard call.trailingClosure == nil, call.arguments.count == 1,
      call.arguments.first?.label?.text == "frame"
    else { return nil }
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let access, access.declName.baseName.text != "init" || access.declName.argumentNames != nil {
      return nil
    }
    let called = access?.base ?? call.calledExpression
    guard let named = called.as(DeclReferenceExprSyntax.self), named.argumentNames == nil else {
      return nil
    }
    return named.baseName
  }

  /// Returns the name of the called member, `init` of `V.init(frame:)`, or `nil` if the call has no base.
  private static func initializer(of call: FunctionCallExprSyntax) -> TokenSyntax? {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
  }

  /// Returns the name of the extended type, or `nil` if the innermost type declaration around a call is not
  /// an extension.
  private static func extendedType(around call: FunctionCallExprSyntax) -> String? {
    var node = call.parent
    while let present = node {
      if let name = TypeName.declared(present) {
        return present.is(ExtensionDeclSyntax.self) ? name : nil
      }
      node = present.parent
    }
    return nil
  }

  /// Returns the protocol of the module called `name` if it, or a protocol that it refines, inherits from a
  /// view; otherwise, `nil`.
  private static func viewProtocol(
    named name: String, in module: ModuleFacts, seen: Set<String> = []
  ) -> TypeFacts? {
    guard !seen.contains(name), let type = module.type(named: name), type.kind == .protocolType
    else { return nil }
    let required = requirements(of: Syntax(type.group))?.requirements.compactMap { requirement in
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == "Self"
      {
        return TypeName.bare(conformance.rightType)
      }
      return nil
    }
    let inherited = type.inherited + (required ?? [])
    let isOfView = inherited.contains { above in
      isView(above, in: module)
        || viewProtocol(named: above, in: module, seen: seen.union([name])) != nil
    }
    return isOfView ? type : nil
  }

  /// Returns whether a class, of the library or of the module, is a view.
  private static func isView(_ name: String, in module: ModuleFacts) -> Bool {
    var last = TypeFacts.lastName(name)
    if let own = module.type(named: name) {
      guard own.kind == .classType, let origin = module.origin(of: own) else { return false }
      last = TypeFacts.lastName(origin)
    }
    return last == "UIView" || LibraryClass.inherits(last, from: "UIView")
  }

  /// Returns whether `name` is declared around `place` as a type parameter that is constrained to a UIKit
  /// class.
  private static func isParameter(_ name: String, at place: Syntax) -> Bool {
    var node = place.parent
    while let present = node {
      if let clause = parameters(of: present),
        let parameter = clause.parameters.first(where: { $0.name.text == name })
      {
        return isOfLibrary(parameter.inheritedType)
          || isRequired(name, by: requirements(of: present))
      }
      if isRequired(name, by: requirements(of: present)) { return true }
      node = present.parent
    }
    return false
  }

  private static func parameters(of node: Syntax) -> GenericParameterClauseSyntax? {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }

  private static func requirements(of node: Syntax) -> GenericWhereClauseSyntax? {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
      ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause
      ?? node.as(ProtocolDeclSyntax.self)?.genericWhereClause
  }

  private static func isRequired(_ name: String, by clause: GenericWhereClauseSyntax?) -> Bool {
    clause?.requirements.contains { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        return false
      }
      return conformance.leftType.trimmedDescription == name && isOfLibrary(conformance.rightType)
    } ?? false
  }

  /// Returns whether the constraint of a type parameter includes a UIKit class.
  private static func isOfLibrary(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    if let all = type.as(CompositionTypeSyntax.self) {
      return all.elements.contains { isOfLibrary($0.type) }
    }
    return LibraryClass.contains(TypeFacts.lastName(TypeName.bare(type)))
  }
}

extension GenericViewInitializer {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let call = node.as(FunctionCallExprSyntax.self), let place = place(of: call) else {
      return
    }
    places.mark(place)
  }
}
