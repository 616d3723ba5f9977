// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `delegate.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))`: what the module's
/// classes answer of the optional methods of UIKit's delegates that its selectors name.
///
/// By its type every delegate has them all, because they are defaults here. So the classes that conform say
/// in their lists which they have, and which they leave out.
struct AnsweredMethods: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      optional methods of UIKit's delegates that the module's selectors name, as `responds(to:)` \
      is asked with them; all of those of public classes, which other modules may ask
      """,
      becomes: "the lists of the classes that conform say which of them they have and which not",
      in: "AnsweredMethods")
  ]

  static let dependencies: [any ModuleConstruct.Type] = [DelegateProxy.self]

  private let module: ModuleFacts
  /// The methods that are asked for, in full, in their order.
  let asked: [String]

  init(in findings: ConstructFindings) {
    module = findings.module
    var asked = findings[DelegateProxy.self].asks
    for selector in findings.surveys.flatMap(\.selectors) {
      guard let argument = selector.arguments.first, argument.label == nil,
        let reference = MethodReference(argument.expression),
        LibraryProtocol.baseNames.contains(reference.name)
      else { continue }
      asked.formUnion(Self.methods(meantBy: reference))
    }
    self.asked = asked.sorted()
  }

  /// The answers stand in the lists of ``NamedMembers``.
  func edit(_ edits: inout ModuleEdits) {}

  /// The optional methods that a selector may mean: of the protocol that it says, where it says one.
  private static func methods(meantBy reference: MethodReference) -> [String] {
    let all = LibraryProtocol.all.values.flatMap(\.optional)
    guard let labels = reference.labels else {
      return all.filter { $0.hasPrefix("\(reference.name)(") }
    }
    let whole = "\(reference.name)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
    return all.contains(whole) ? [whole] : []
  }

  /// Selectors of methods that a class has, and of those that it leaves out, in their order.
  struct Answers {
    fileprivate(set) var present: [String] = []
    fileprivate(set) var absent: [String] = []
    var isEmpty: Bool { present.isEmpty && absent.isEmpty }
  }

  /// What the list of a class says of them, besides the lists of the classes above it.
  func answers(of type: TypeFacts) -> Answers {
    var asked = Set(asked).union(module.foreign.asks)
    // A public class, and who inherits from an open one, may be asked in another module.
    if type.access != nil {
      let homes = module.lineage(of: type).flatMap { [$0] + module.extensions(of: $0.name) }
        .flatMap(\.inherited)
      asked.formUnion(LibraryProtocol.known(homes).flatMap { LibraryProtocol.optional(of: $0) })
    }
    var answers = Answers()
    guard !asked.isEmpty else { return answers }
    let line = module.lineage(of: type)
    let foreign = module.foreignClass(above: type)
    for method in asked.sorted() {
      let isOwn = has(method, type)
      // What a class neither has nor conforms to is said by those above, if by anybody.
      guard isOwn || conforms(type, to: method) else { continue }
      let name = ImportedName.selector(method) ?? Self.selector(method)
      let having = line.map { has(method, $0) }
      // Those above said already that it is there.
      let isNew = isOwn && !having.dropFirst().contains(true)
      if let foreign, declares(method, foreign.protocols.sorted()) {
        if isNew { answers.present.append(name) }
      } else if let top = line.lastIndex(where: { conforms($0, to: method) }) {
        if top == 0, !having.contains(true) {
          answers.absent.append(name)
        } else if top == 0 || isNew {
          answers.present.append(name)
        }
      }
    }
    return answers
  }

  private static func selector(_ method: String) -> String {
    ObjectiveCName.method(
      String(method.prefix { $0 != "(" }), labels: LibraryProtocol.labels(of: method))
  }

  /// Whether a class has a method that others see.
  private func has(_ method: String, _ type: TypeFacts) -> Bool {
    module.members(named: String(method.prefix { $0 != "(" }), of: type).contains {
      $0.kind == .method && !$0.modifiers.contains(["private"]) && $0.signature == method
    }
  }

  private func conforms(_ type: TypeFacts, to method: String) -> Bool {
    ([type] + module.extensions(of: type.name)).contains { declares(method, $0.inherited) }
  }

  /// Whether a protocol of those names has the method, or one of the library's that they refine.
  private func declares(_ method: String, _ names: [String], depth: Int = 0) -> Bool {
    depth < 16
      && names.contains { name in
        if LibraryProtocol.declaring(method, in: name) != nil { return true }
        guard let own = module.type(named: name), own.kind == .protocolType else { return false }
        return declares(method, own.inherited, depth: depth + 1)
      }
  }
}
