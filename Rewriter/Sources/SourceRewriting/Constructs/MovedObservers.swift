// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The observers of a property that is overridden in an extension: the class overrides the property, and its
/// observers call those in the extension.
///
/// `override var a: Int { didSet { … } }` becomes `func _0didSet_a(_ oldValue: Int) { … }` at its line.
struct MovedObservers {
  private let member: MemberFacts
  private let home: TypeFacts
  private let prefix: String
  private let accessors: [AccessorDeclSyntax]
  private let block: AccessorBlockSyntax
  private let property: VariableDeclSyntax
  /// The type of the property, as written.
  private let type: String

  /// Creates the observers of a member of `home`, an extension, or returns `nil` if the member is not a
  /// property with observers and a written type.
  init?(_ member: MemberFacts, of home: TypeFacts, prefix: String) {
    guard let property = member.property, property.bindings.count == 1,
      let binding = property.bindings.first, let type = binding.typeAnnotation?.type,
      let block = binding.accessorBlock, case .accessors(let list) = block.accessors,
      !list.isEmpty, list.allSatisfy({ Self.value(of: $0) != nil && $0.body != nil })
    else { return nil }
    (self.member, self.home, self.prefix) = (member, home, prefix)
    (self.property, self.block, self.type) = (property, block, type.flatText)
    accessors = Array(list)
  }

  /// The body of the property that overrides in the class.
  var body: String {
    accessors.map { accessor in
      let kind = accessor.accessorSpecifier.text
      let value = Self.value(of: accessor) ?? ""
      return "\(kind) { \(name(of: accessor))(\(uses(accessor) ? value : "")) }"
    }.joined(separator: " ")
  }

  /// Adds the edits that make methods of the observers.
  func edit(_ edits: inout ModuleEdits, in text: SourceText) {
    var lead = ""
    for modifier in property.modifiers {
      edits.add(text.blank(modifier.range), in: home.file)
      if Self.kept.contains(modifier.name.text) { lead += "\(modifier.flatText) " }
    }
    let head = property.bindingSpecifier.range.lowerBound..<block.leftBrace.range.upperBound
    edits.add(text.blank(head), in: home.file)
    edits.add(text.blank(block.rightBrace.range), in: home.file)
    var line: Int?
    for accessor in accessors {
      let specifier = accessor.accessorSpecifier.range
      let end = accessor.parameters?.range.upperBound ?? specifier.upperBound
      let value = accessor.parameters?.name.text ?? Self.value(of: accessor) ?? ""
      let parameter = uses(accessor) ? "_ \(value): \(type)" : ""
      // Two methods on one line need a separator.
      let mark = text.place(at: specifier.lowerBound).line == line ? "; " : ""
      edits.add(
        Edit(
          specifier.lowerBound..<end, "\(mark)\(lead)func \(name(of: accessor))(\(parameter))"),
        in: home.file)
      line = text.place(at: accessor.range.upperBound).line
      setSuper(in: accessor, &edits)
    }
    FunctionNames(of: member).replace(in: home.file, &edits)
  }

  /// The modifiers that the methods keep.
  private static let kept: Set<String> = ["class", "static", "nonisolated"]

  private func name(of accessor: AccessorDeclSyntax) -> String {
    "\(prefix)\(accessor.accessorSpecifier.text)_\(member.name.bare)"
  }

  /// Returns the name of an observer's implicit parameter, or `nil` for another accessor.
  private static func value(of accessor: AccessorDeclSyntax) -> String? {
    ["willSet": "newValue", "didSet": "oldValue"][accessor.accessorSpecifier.text]
  }

  /// Returns whether the observer receives a value: without a use of `oldValue`, Swift does not read it.
  private func uses(_ accessor: AccessorDeclSyntax) -> Bool {
    guard accessor.accessorSpecifier.text == "didSet", accessor.parameters == nil else {
      return true
    }
    return accessor.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == "oldValue" }
      ?? false
  }

  /// Sets the property of the superclass where an observer sets its own property, which does not call
  /// observers.
  private func setSuper(in accessor: AccessorDeclSyntax, _ edits: inout ModuleEdits) {
    guard let body = accessor.body else { return }
    let search = OwnSettings(of: member.name.bare)
    search.walk(body)
    for place in search.found { edits.add(place.edit, in: home.file) }
  }
}

/// A visitor that finds the settings of a property by its observer, outside of closures.
private final class OwnSettings: SyntaxVisitor {
  struct Setting {
    /// The range of `self`, or the empty range before the name.
    let range: Range<Int>

    var edit: Edit { Edit(range, range.isEmpty ? "super." : "super") }
  }

  private(set) var found: [Setting] = []
  private let name: String

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, Self.isAssignment(elements[1]) else { return .visitChildren }
    record(elements[0])
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    record(node.expression)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private static func isAssignment(_ node: ExprSyntax) -> Bool {
    if node.is(AssignmentExprSyntax.self) { return true }
    guard let text = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Records the property where an expression that is set begins with it.
  private func record(_ expression: ExprSyntax) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      guard reference.baseName.text.bare == name else { return }
      let start = reference.range.lowerBound
      found.append(Setting(range: start..<start))
    } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      if isSelf, access.declName.baseName.text.bare == name {
        found.append(Setting(range: base.range))
      } else if !isSelf {
        record(base)
      }
    } else if let element = expression.as(SubscriptCallExprSyntax.self) {
      record(element.calledExpression)
    } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
      record(chain.expression)
    } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      record(forced.expression)
    }
  }
}

extension MovedObservers {
  /// Permits the changes of observers in an extension.
  static func recordPlaces(of property: VariableDeclSyntax, in places: ConstructPlaces) {
    guard let member = MemberFacts.members(of: DeclSyntax(property)).first, member.isOverride,
      let block = property.bindings.first?.accessorBlock,
      case .accessors(let accessors) = block.accessors,
      accessors.contains(where: { value(of: $0) != nil })
    else { return }
    for modifier in property.modifiers { places.mark(modifier.range) }
    places.mark(property.bindingSpecifier.range.lowerBound..<block.leftBrace.range.upperBound)
    places.mark(block.rightBrace.range)
    for accessor in accessors {
      let specifier = accessor.accessorSpecifier.range
      places.mark(
        specifier.lowerBound..<(accessor.parameters?.range.upperBound ?? specifier.upperBound))
      guard let body = accessor.body else { continue }
      let search = OwnSettings(of: member.name.bare)
      search.walk(body)
      for setting in search.found { places.mark(setting.range) }
    }
  }
}
