// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `type.init()` where `type` is a value.
///
/// Swift only constructs objects of such a class with a `required` initializer, so the call is replaced by a
/// function that lists the module's classes. Initializers with the labels of ``InitializerCall`` are replaced
/// by `_made`, which UIKit's classes have.
struct MetatypeInitializer: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`type.init()` where `type` is a value",
      becomes: "a generated function that creates an object of any of the module's classes",
      in: "MetatypeInitializer"),
    ConstructRow(
      """
      `type.init(frame: rect)`, `type.init(nibName: name, bundle: nil)`, \
      `type.init(rootViewController: a)` where `type` is a value, unless the module has a type with such \
      an initializer that is not a class below UIKit's
      """,
      becomes: "`type._made(frame: rect)`",
      in: "MetatypeInitializer", "InitializerCall"),
  ]

  private let module: ModuleFacts

  /// The calls of each file without arguments.
  private let found: [[FunctionCallExprSyntax]]
  /// The calls of each file with arguments.
  private let others: [[FunctionCallExprSyntax]]

  init(in findings: ConstructFindings) {
    module = findings.module
    found = findings.surveys.map { $0.metatypeCalls.filter(\.arguments.isEmpty) }
    others = findings.surveys.map { $0.metatypeCalls.filter { !$0.arguments.isEmpty } }
  }

  /// Returns whether a call may be `type.init()` on a value: its base is neither `super`, `self`, `Self`, a
  /// call, nor the name of a type.
  static func isOne(_ call: FunctionCallExprSyntax) -> Bool {
    guard let made = InitializerCall(call), made.isWritten,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    else { return false }
    let isKeyword =
      base.is(SuperExprSyntax.self) || ["self", "Self"].contains(base.trimmedDescription)
    return !isKeyword && !MethodReference.isType(base) && !base.is(FunctionCallExprSyntax.self)
  }

  /// Creates the edits of the calls in each file.
  func edit(_ edits: inout ModuleEdits) {
    for (file, calls) in others.enumerated() {
      for made in calls.compactMap(InitializerCall.init) where !isShared(made) {
        edits.add(made.edit(), in: file)
      }
    }
    guard let first = found.firstIndex(where: { !$0.isEmpty }) else { return }
    for (file, calls) in found.enumerated() {
      for call in calls {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = access.base
        else { continue }
        edits.add(.insertion("__make(", at: base.range.lowerBound), in: file)
        // The rest of the chain is applied to an optional object.
        let mark = Self.isInChain(base) && Self.isFollowed(call) ? "?" : ""
        edits.add(
          Edit(access.period.range.lowerBound..<call.range.upperBound, ")\(mark)"), in: file)
      }
    }
    edits.append(function, to: first, because: nil)
    for line in protocols { edits.append(line, to: first, because: nil) }
    let isOptional = found.joined().contains { call in
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(Self.isInChain) ?? false
    }
    guard isOptional else { return }
    edits.append(
      "@preconcurrency @MainActor func __make<T: NSObject>(_ type: T.Type?) -> T? "
        + "{ if let type { __make(type) } else { nil } }", to: first, because: nil)
  }

  /// Returns whether a type of the module has an initializer with the labels of a call, and is not a class
  /// below the library's: the value may be of that type.
  private func isShared(_ made: InitializerCall) -> Bool {
    module.types.contains { type in
      let isOne = initializers(of: type).contains {
        $0.labels == made.labels && $0.modifiers.first("override") == nil
      }
      guard type.isActive, isOne else { return false }
      let own = type.kind == .extensionType ? module.type(named: type.name) : type
      guard let own else { return !LibraryClass.contains(TypeFacts.lastName(type.name)) }
      return !LibraryClass.contains(TypeFacts.lastName(module.origin(of: own) ?? ""))
    }
  }

  /// Returns whether an expression is part of an optional chain, such as `value?.type`.
  private static func isInChain(_ expression: ExprSyntax) -> Bool {
    var current = expression
    while true {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let element = current.as(SubscriptCallExprSyntax.self) {
        current = element.calledExpression
      } else {
        return false
      }
    }
  }

  /// Returns whether a member of the call's result is accessed.
  private static func isFollowed(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    return parent.is(MemberAccessExprSyntax.self)
      || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == call.id
  }

  /// The function that constructs objects of the module's classes.
  private var function: String {
    let made =
      Self.library + module.classes.filter { isVisible($0) && isMadeOfNothing($0) }.map(\.name)
    let cases =
      made.map { "if type == \($0).self { return \($0)() as! T }" }
      + Self.required.map { "if let type = type as? \($0).Type { return type.init() as! T }" }
    return "@preconcurrency @MainActor func __make<T: NSObject>(_ type: T.Type) -> T { "
      + "\(cases.joined(separator: "; ")); if let type = type as? UIResponder.Type "
      + "{ return type._made() as! T }; fatalError(\"\\(type) has no 'init()' that can be called "
      + "through a metatype; call the initializer of the class by its name\") }"
  }

  /// The functions that construct the types of the module's protocols that require `init()`.
  private var protocols: [String] {
    module.types.filter { type in
      type.kind == .protocolType && type.isActive && isVisible(type)
        && initializers(of: type).contains { $0.signature.parameterClause.parameters.isEmpty }
    }.map { "func __make<T: \($0.name)>(_ type: T.Type) -> T { type.init() }" }
  }

  /// The classes of the library of which every subclass has the required `init()`.
  private static let required = [
    "UICollectionViewLayoutInvalidationContext", "UICollectionViewLayoutAttributes",
  ]

  private static let library = ["UIViewController", "UITableViewController", "UIView", "UILabel"]

  private func isVisible(_ type: TypeFacts) -> Bool {
    guard !type.isLocal, !type.group.modifiers.contains(["private", "fileprivate"]) else {
      return false
    }
    // A nested type is at most as visible as its outer type.
    if !type.outerName.isEmpty {
      guard let outer = module.type(exactly: type.outerName) else { return false }
      return isVisible(outer)
    }
    return type.group.as(ClassDeclSyntax.self)?.genericParameterClause == nil
  }

  private func initializers(of type: TypeFacts) -> [InitializerDeclSyntax] {
    type.group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  /// Returns whether `C()` constructs an object, by an initializer that the class declares or inherits.
  private func isMadeOfNothing(_ type: TypeFacts) -> Bool {
    let line = module.lineage(of: type)
    guard let root = line.last?.inherited.first,
      root == "NSObject" || LibraryClass.isMadeOfNothing(root)
    else { return false }
    for type in line {
      let own = initializers(of: type)
      let more = module.extensions(of: type.name).flatMap { initializers(of: $0) }
      if (own + more).contains(where: isPlain) { return true }
      let designated = own.filter { $0.modifiers.first("convenience") == nil }
      guard designated.isEmpty || overridesAll(designated, root: root) else { return false }
    }
    return !Self.unmade.contains(root)
  }

  private static let unmade: Set<String> = [
    "UICollectionViewController", "UICollectionView", "UICollectionViewDiffableDataSource",
    "UITableViewDiffableDataSource", "UIPresentationController", "PHPickerViewController",
    "SFSafariViewController",
  ]

  /// Returns whether an initializer needs no arguments, neither fails nor throws nor suspends, and is visible
  /// to other files.
  private func isPlain(_ initializer: InitializerDeclSyntax) -> Bool {
    let signature = initializer.signature
    return signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      && initializer.optionalMark == nil && signature.effectSpecifiers == nil
      && !initializer.modifiers.contains(["private", "fileprivate"])
  }

  /// Returns whether all designated initializers of the library class `root` are overridden, so that the
  /// others are inherited.
  private func overridesAll(_ initializers: [InitializerDeclSyntax], root: String?) -> Bool {
    let labels = Set(initializers.map { $0.labels.joined(separator: ":") })
    guard let root else { return false }
    let first = root.hasSuffix("Controller") ? "nibName:bundle" : "frame"
    return labels.isSuperset(of: [first, "coder"])
  }
}

extension InitializerDeclSyntax {
  /// The labels of the parameters; `_` for none.
  fileprivate var labels: [String] {
    signature.parameterClause.parameters.map(\.firstName.text)
  }
}

extension MetatypeInitializer {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let call = node.as(FunctionCallExprSyntax.self), isOne(call) else { return }
    if call.arguments.isEmpty {
      places.markEnd(of: call)
    } else if let made = InitializerCall(call) {
      places.mark(made.place)
    }
  }
}
