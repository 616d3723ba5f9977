// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A single traversal of a file that creates the edits of constructs local to the file, and collects types
/// and the constructs that need the module.
///
/// The traversal is complete when the initializer returns; the instance is not shared between threads before.
final class SourceSurvey: SyntaxVisitor, @unchecked Sendable {
  let source: ParsedSource
  private let file: Int
  let configuration: ModuleConfiguration
  var edits: [Edit] = []
  var problems: [Problem] = []
  private(set) var types: [TypeFacts] = []
  private(set) var selectors: [MacroExpansionExprSyntax] = []
  /// Whether a class became the program's entry point.
  private(set) var hasEntry = false
  private(set) var metatypeCalls: [FunctionCallExprSyntax] = []
  /// The calls that may construct an object of a generic type.
  private(set) var genericCalls: [FunctionCallExprSyntax] = []
  private(set) var classDescriptions: [FunctionCallExprSyntax] = []
  private(set) var observedPaths: [ObservedPath] = []
  private(set) var importedModules: Set<String> = []
  /// The active imports, as written.
  private(set) var imports: [String] = []
  /// The names of Combine that are used as types, attributes or inherited types.
  private(set) var combineNames: Set<String> = []
  /// Whether SwiftUI is unavailable.
  private let lacksSwiftUI: Bool
  private var importsSwiftUI: Bool { !swiftUIImports.isEmpty }
  /// The range of the module name in each active import of SwiftUI; empty if SwiftUI is available.
  private(set) var swiftUIImports: [Range<Int>] = []
  /// The declarations for previews in a file that imports SwiftUI.
  private(set) var previews: [PreviewCandidate] = []
  /// The types with `some` that can be replaced by `any`.
  private(set) var opaqueTypes: [SomeOrAnyTypeSyntax] = []
  private var names: [String] = []
  private var inactiveDepth = 0

  init(_ source: ParsedSource, file: Int, configuration: ModuleConfiguration) {
    self.source = source
    self.file = file
    self.configuration = configuration
    lacksSwiftUI = !configuration.canImport("SwiftUI")
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  /// Records a construct that cannot be carried over; a no-op in an inactive `#if` clause.
  func refuse(_ node: some SyntaxProtocol, _ message: String) {
    guard inactiveDepth == 0 else { return }
    problems.append(
      Problem(place: source.text.place(at: node.range.lowerBound), message: message))
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = previewClause(of: node) ?? configuration.activeClause(of: node)
    for clause in node.clauses {
      if let condition = clause.condition {
        edits += PlatformCondition.edits(
          in: condition, of: source.text, for: configuration.evaluating(node))
      }
      guard let elements = clause.elements else { continue }
      let isActive = clause == active
      inactiveDepth += isActive ? 0 : 1
      walk(elements)
      inactiveDepth -= isActive ? 0 : 1
    }
    return .skipChildren
  }

  /// Returns the clause that requires SwiftUI and contains only previews, which is compiled without SwiftUI
  /// as well.
  private func previewClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    guard lacksSwiftUI, inactiveDepth == 0, configuration.answersForIOS else { return nil }
    var answer = configuration
    answer.canImport = { [configuration] in $0 == "SwiftUI" || configuration.canImport($0) }
    guard let clause = answer.activeClause(of: node),
      clause != configuration.activeClause(of: node),
      let condition = clause.condition, SwiftUIPreviews.areAll(in: clause.elements)
    else { return nil }
    edits += PlatformCondition.edits(of: "canImport(SwiftUI)", in: condition, of: source.text)
    return clause
  }

  // MARK: Constructs within a file

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    edits += ObjectiveCAttribute.edits(node, in: source.text)
    let entry = ApplicationMain.edits(node, in: source.text)
    if !entry.isEmpty, inactiveDepth == 0 { hasEntry = true }
    edits += entry
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if inactiveDepth == 0, let absent = UnavailableImport(node, in: configuration) {
      importedModules.insert(absent.substitute)
      imports.append("import \(absent.substitute)")
      edits.append(absent.edit)
      return .skipChildren
    }
    if inactiveDepth == 0, let edit = DarwinModule.edit(node, in: configuration) {
      importedModules.insert(DarwinModule.substitute)
      imports.append("import \(DarwinModule.substitute)")
      edits.append(edit)
      return .skipChildren
    }
    if inactiveDepth == 0, let module = node.path.first?.name.text {
      importedModules.insert(module)
      imports.append(ScopedImport.rewritten(node))
    }
    edits += ScopedImport.edits(node, in: source.text)
    if inactiveDepth == 0, let context = ScopedImport.context(node, in: configuration) {
      edits.append(context)
    }
    if lacksSwiftUI, inactiveDepth == 0, let name = node.path.first?.name, name.text == "SwiftUI" {
      swiftUIImports.append(name.range)
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": selectors.append(node)
    case "keyPath": edits += KeyPathExpression.edits(node, in: source.text)
    default:
      recordPreview(node)
      return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    recordPreview(node)
    return .visitChildren
  }

  private func recordPreview(_ node: some FreestandingMacroExpansionSyntax) {
    guard importsSwiftUI, inactiveDepth == 0, node.macroName.text == "Preview" else { return }
    previews.append(PreviewCandidate(kind: .macro(node), name: ""))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    edits += OptionalCall.edits(node, in: source.text)
    guard inactiveDepth == 0 else { return .visitChildren }
    if MetatypeInitializer.isOne(node) { metatypeCalls.append(node) }
    if GenericViewInitializer.mayBeOne(node) { genericCalls.append(node) }
    if ClassDescription.isOne(node) { classDescriptions.append(node) }
    if let path = ObservedPath(node) { observedPaths.append(path) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if importedModules.contains("XCTest") { edits += FulfilledExpectation.edits(node) }
    if inactiveDepth == 0, let edit = DarwinModule.edit(node, in: configuration) {
      edits.append(edit)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += SelfInStoredValue.edits(node, in: source.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let message = RuntimeFunction.refusal(node) { refuse(node, message) }
    if importsSwiftUI, let message = SwiftUIDeclaration.refusal(of: node) { refuse(node, message) }
    return .skipChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if inactiveDepth == 0, OpaqueType.isOne(node) { opaqueTypes.append(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if inactiveDepth == 0, let edit = DarwinModule.edit(node, in: configuration) {
      edits.append(edit)
    }
    if importsSwiftUI, inactiveDepth == 0, let edit = SwiftUIPreviews.edit(ofBase: node) {
      edits.append(edit)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if inactiveDepth == 0, CombineName.all.contains(node.name.text) {
      combineNames.insert(node.name.text)
    }
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += ObjectiveCProtocol.edits(node)
    return enter(node)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  private func leave() { names.removeLast() }

  private func enter(_ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    names.append(TypeName.declared(Syntax(group)) ?? "")
    if importsSwiftUI, inactiveDepth == 0 {
      if let name = SwiftUIDeclaration.previewProtocol(of: group) {
        previews.append(
          PreviewCandidate(
            kind: .type(group, protocolName: name), name: names.joined(separator: ".")))
      } else if let message = SwiftUIDeclaration.refusal(of: group) {
        refuse(group.introducer, message)
        return .skipChildren
      }
    }
    types.append(
      TypeFacts(
        group, name: names.joined(separator: "."), file: file, isActive: inactiveDepth == 0,
        isLocal: isLocal(group), members: members(of: group.memberBlock.members)))
    return .visitChildren
  }

  private func isLocal(_ group: some DeclGroupSyntax) -> Bool {
    var current = group.parent
    while let parent = current {
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
        || parent.is(AccessorBlockSyntax.self)
      {
        return true
      }
      current = parent.parent
    }
    return false
  }

  /// Returns the active members of a member list.
  private func members(of list: MemberBlockItemListSyntax) -> [MemberFacts] {
    list.flatMap { item -> [MemberFacts] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else {
        return MemberFacts.members(of: item.decl)
      }
      guard case .decls(let inner) = configuration.activeClause(of: conditional)?.elements else {
        return []
      }
      return members(of: inner)
    }
  }
}
