// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Where a file may be changed: the constructs of the table, found in the whole of its syntax.
final class ConstructPlaces: SyntaxVisitor {
  /// Whether each byte may go.
  private var mayGo: [Bool]
  /// Whether something may come before each byte, and at the end.
  private var mayCome: [Bool]
  /// Whether no construct stands in the file.
  private(set) var isEmpty = true
  private let bytes: [UInt8]
  private var importsSwiftUI = false

  init(in tree: SourceFileSyntax, bytes: [UInt8]) {
    self.bytes = bytes
    mayGo = Array(repeating: false, count: bytes.count)
    mayCome = Array(repeating: false, count: bytes.count + 1)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    noteEnd(of: tree)
    let text = SourceText(path: "", bytes: bytes)
    let stands = [
      SharedEdge.mayStand, MeasuredBlock.mayStand, EndlessWait.mayStand, ScopedClass.mayStand,
    ]
    if stands.contains(where: { $0(text) }) { isEmpty = false }
  }

  /// Whether `new` is `old`, a line of the file, with what may go left out and with other text where it
  /// may come.
  func lead(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) -> Bool {
    // The places in the old line that the bytes of the new one so far may lead to, ascending.
    var reached = extended([0], in: old)
    for byte in new {
      var next: [Int] = []
      for place in reached {
        let offset = old.startIndex + place
        if mayCome[offset], next.last != place { next.append(place) }
        if place < old.count, old[offset] == byte { next.append(place + 1) }
      }
      if next.isEmpty { return false }
      reached = extended(next, in: old)
    }
    return reached.last == old.count
  }

  /// The ascending `places` of a line with those that follow over what may go.
  private func extended(_ places: [Int], in line: ArraySlice<UInt8>) -> [Int] {
    var all: [Int] = []
    for var place in places where all.last.map({ $0 < place }) ?? true {
      all.append(place)
      while place < line.count, mayGo[line.startIndex + place] {
        place += 1
        all.append(place)
      }
    }
    return all
  }

  // MARK: Marks

  /// Anything may stand in the place of `range`, which is a construct.
  private func mark(_ range: Range<Int>) {
    isEmpty = false
    allow(range)
  }

  /// Anything may stand in the place of `range`, because of what stands elsewhere.
  private func allow(_ range: Range<Int>) {
    for offset in range { mayGo[offset] = true }
    for offset in range.lowerBound...range.upperBound { mayCome[offset] = true }
  }

  /// Something may come at `offset`, because of what stands elsewhere.
  private func open(_ offset: Int) { mayCome[offset] = true }

  /// Something may come around a node.
  private func open(around node: some SyntaxProtocol) {
    open(node.range.lowerBound)
    open(node.range.upperBound)
  }

  /// What the file gets besides stands on its last line, before a directive that ends it.
  private func noteEnd(of tree: SourceFileSyntax) {
    open(mayGo.count)
    guard let last = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate) else { return }
    open(last.range.upperBound)
    guard last.text == "#endif" else { return }
    var current = Syntax(last)
    while let parent = current.parent {
      if parent.is(CodeBlockItemSyntax.self) { open(parent.range.lowerBound) }
      current = parent
    }
  }

  // MARK: Constructs of files

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let isEntry = ["UIApplicationMain", "NSApplicationMain"].contains(node.name)
    if ObjectiveCAttribute.isOne(node) || isEntry { mark(node.range) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "SwiftUI" {
      importsSwiftUI = true
      mark(node.range)
    } else if node.path.first?.name.text == "CoreGraphics" || node.path.count > 1
      || AbsentImport.isOne(node)
    {
      mark(node.range)
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let asked = [
      "os(iOS)", "targetEnvironment(simulator)", "canImport(SwiftUI)", "canImport(ObjectiveC)",
    ]
    if let condition = node.condition {
      let text = condition.tokens(viewMode: .sourceAccurate).map(\.text).joined()
      if asked.contains(where: text.contains) { mark(condition.range) }
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    // It may be of a protocol of Objective-C.
    if OpaqueType.isOne(node) { allow(node.someOrAnySpecifier.range) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), base.name.text == "SwiftUI" {
      mark(base.name.range)
    }
    return .visitChildren
  }

  // MARK: Constructs of expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector", "keyPath", "function": mark(node.range)
    case "Preview" where importsSwiftUI: mark(node.range)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if !FulfilledExpectation.edits(node).isEmpty { mark(node.range) }
    if let object = AnyObjectProperty.object(askedBy: node) {
      mark(object.range.lowerBound..<object.range.lowerBound)
      open(object.range.upperBound)
    }
    // It may name an optional method.
    if node.isAskedAbout { allow(node.declName.range) }
    // It may be a property that the module adds to a class of another one.
    if node.base?.is(SuperExprSyntax.self) ?? false { allow(node.range) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if importsSwiftUI, node.macroName.text == "Preview" { mark(node.range) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let mark = OptionalCall.mark(of: node), OptionalCall.method(of: node) != nil {
      self.mark(mark.range)
      open(around: node)
    }
    if MetatypeInitializer.isOne(node) || ClassDescription.isOne(node),
      let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    {
      open(base.range.lowerBound)
      mark(access.period.range.lowerBound..<node.range.upperBound)
    }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) ?? false
    {
      allow(access.range.lowerBound..<(node.leftParen?.range ?? access.range).upperBound)
    }
    if let place = GenericViewInitializer.place(of: node) { mark(place) }
    if let path = ObservedPath(node) { mark(path.end..<path.end) }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(SuperExprSyntax.self),
      MainActorTestMethod.life.contains(access.declName.baseName.text)
    {
      mark(base.range.lowerBound..<node.range.upperBound)
    }
    return .visitChildren
  }

  // MARK: Constructs of types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let leavesSomething = node.memberBlock.members.contains {
      $0.decl.as(VariableDeclSyntax.self)?.modifiers.first("optional") != nil
    }
    if leavesSomething || node.attributes.first(named: "objc") != nil {
      open(
        node.inheritanceClause?.inheritedTypes.last?.range.upperBound ?? node.name.range.upperBound)
    }
    return note(node)
  }

  private func note(_ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    if importsSwiftUI, SwiftUIDeclaration.previewProtocol(of: group) != nil { mark(group.range) }
    if group.is(ExtensionDeclSyntax.self) || group.is(ProtocolDeclSyntax.self) {
      open(group.memberBlock.rightBrace.range.lowerBound)
    }
    guard let decl = group.as(ClassDeclSyntax.self) else { return .visitChildren }
    // What a class gets besides: a list of its members, stubs, methods that forward.
    let end = decl.memberBlock.rightBrace.range.lowerBound
    SpecExamples.isOne(group) ? mark(end..<end) : open(end)
    if let last = decl.inheritanceClause?.inheritedTypes.last {
      open(last.range.upperBound)
    } else if let generics = decl.genericParameterClause {
      open(generics.range.upperBound)
    } else {
      open(decl.name.range.upperBound)
    }
    return .visitChildren
  }

  // MARK: Constructs of members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause
    if let modifier = node.modifiers.first("optional") {
      mark(modifier.range)
      open(parameters.range.upperBound)
    }
    let name = node.name.text
    let isOfTests = name.hasPrefix("test") || MainActorTestMethod.life.contains(name)
    if isOfTests, parameters.parameters.isEmpty {
      mark(parameters.range.upperBound..<parameters.range.upperBound)
      mark(node.name.range)
    }
    // A delegate that answers itself is asked before such a method is called.
    if LibraryProtocol.baseNames.contains(name) { allow(node.name.range) }
    if [SelectorAnswer.name, DelegateProxy.forwarding].contains(name),
      let modifier = node.modifiers.first("override")
    {
      mark(modifier.name.range)
      parameters.parameters.first.map { open($0.type.range.upperBound) }
    }
    if name == ValueObserver.name, let modifier = node.modifiers.first("override") {
      mark(modifier.name.range)
    }
    // A method that a protocol leaves to those who conform overrides one that forwards.
    openBefore(node, modifiers: node.modifiers, node.funcKeyword)
    if isOfExtension(node) {
      noteMoved(node.modifiers, node.name)
    } else {
      noteRenamed(node.modifiers, node.name)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      isOfExtension(node) ? noteMoved(node.modifiers, name) : noteRenamed(node.modifiers, name)
      let isOverride = node.modifiers.first("override") != nil
      if isOverride, name.text == ScrollDelegate.name { mark(name.range) }
    }
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
    if isMember, let value = node.bindings.first?.initializer?.value,
      value.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "self" })
    {
      mark(node.bindingSpecifier.range)
      openBefore(node, modifiers: node.modifiers, node.bindingSpecifier)
    }
    if node.modifiers.first("dynamic") != nil { noteObserved(node) }
    if let modifier = node.modifiers.first("optional") {
      mark(modifier.range)
      node.bindings.forEach { $0.accessorBlock.map { allow($0.range) } }
    }
    // A property that a protocol leaves to those who conform overrides one that says that there is none.
    openBefore(node, modifiers: node.modifiers, node.bindingSpecifier)
    return .visitChildren
  }

  private func isOfExtension(_ node: some DeclSyntaxProtocol) -> Bool {
    node.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent?.is(
      ExtensionDeclSyntax.self) ?? false
  }

  /// A member that a stub in its class calls: its modifiers, its name, and the spaces that its line
  /// begins with, which make room.
  private func noteMoved(_ modifiers: DeclModifierListSyntax, _ name: TokenSyntax) {
    for modifier in modifiers where Self.moved.contains(modifier.name.text) {
      modifier.name.text == "override" ? mark(modifier.name.range) : allow(modifier.name.range)
    }
    allow(name.range)
    var start = name.range.lowerBound
    while start > 0, bytes[start - 1] != .newline { start -= 1 }
    allow(start..<(start + bytes[start...].prefix { $0 == .space }.count))
  }

  /// A member of a class that may override what the module adds to a class of another one.
  private func noteRenamed(_ modifiers: DeclModifierListSyntax, _ name: TokenSyntax) {
    guard let start = modifiers.first("override")?.name.range.lowerBound else { return }
    for modifier in modifiers where Self.moved.contains(modifier.name.text) {
      allow(modifier.name.range)
    }
    allow(start..<name.range.upperBound)
  }

  private static let moved: Set = ["override", "public", "open", "private", "fileprivate"]

  private func noteObserved(_ property: VariableDeclSyntax) {
    for binding in property.bindings {
      let end =
        binding.initializer?.range.upperBound ?? binding.typeAnnotation?.range.upperBound
        ?? binding.pattern.range.upperBound
      mark(end..<end)
      guard let block = binding.accessorBlock else { continue }
      open(block.rightBrace.range.lowerBound)
      guard case .accessors(let accessors) = block.accessors else { continue }
      for accessor in accessors {
        if let brace = accessor.body?.leftBrace { open(brace.range.upperBound) }
      }
    }
  }

  /// Something may come before a member: behind what stands before it, or before its first word.
  private func openBefore(
    _ member: some DeclSyntaxProtocol, modifiers: DeclModifierListSyntax, _ word: TokenSyntax
  ) {
    open((modifiers.firstToken(viewMode: .sourceAccurate) ?? word).range.lowerBound)
    let first = member.firstToken(viewMode: .sourceAccurate)
    if let before = first?.previousToken(viewMode: .sourceAccurate) {
      open(before.range.upperBound)
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is compared with nil, or bound.
  fileprivate var isAskedAbout: Bool {
    guard let parent else { return false }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false { return true }
    guard let elements = parent.as(ExprListSyntax.self).map({ Array($0) }),
      let place = elements.firstIndex(where: { $0.id == id }), place + 2 < elements.count
    else { return false }
    return elements[place + 2].is(NilLiteralExprSyntax.self)
  }
}
