// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `delegate.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))`, which
/// tests whether the module's classes implement the optional methods of UIKit delegates that selectors name.
///
/// The type of a delegate has all of them, because they have default implementations here. So the member list
/// of each conforming class contains the methods that it has, and those that it leaves out.
struct ImplementedMethods: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      optional methods of UIKit's delegates that selectors of the module name, because they may be \
      passed to `responds(to:)`; all optional methods of public classes, for other modules
      """,
      becomes:
        "lists in the conforming classes of those that they implement and of those that they do not",
      in: "ImplementedMethods")
  ]

  static let dependencies: [any ModuleConstruct.Type] = [DelegateProxy.self]

  private let module: ModuleFacts
  /// The full names of the methods that selectors name or that `responds(to:)` may be called for, sorted.
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

  /// Adds no edits: ``NamedMembers`` writes the answers into its lists.
  func edit(_ edits: inout ModuleEdits) {}

  /// Returns the optional methods that a selector may mean.
  private static func methods(meantBy reference: MethodReference) -> [String] {
    let all = LibraryProtocol.all.values.flatMap(\.optional)
    guard let labels = reference.labels else {
      return all.filter { $0.hasPrefix("\(reference.name)(") }
    }
    let whole = "\(reference.name)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
    return all.contains(whole) ? [whole] : []
  }

  /// The selectors of methods that a class has, and of those that it leaves out, in order.
  struct Answers {
    fileprivate(set) var present: [String] = []
    fileprivate(set) var absent: [String] = []
    var isEmpty: Bool { present.isEmpty && absent.isEmpty }
  }

  /// Returns the answers to list for a class, in addition to the lists of its superclasses.
  func answers(of type: TypeFacts) -> Answers {
    var asked = Set(asked).union(module.foreign.asks)
    // A public class, and a subclass of an open one, may be queried in another module.
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
      // For a method that a class neither has nor conforms to, the superclasses have the answer, if any.
      guard isOwn || conforms(type, to: method) else { continue }
      let name = ImportedName.selector(method) ?? Self.selector(method)
      let having = line.map { has(method, $0) }
      // The superclasses already list it as present.
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

  /// Returns whether a class has a method that is not private.
  private func has(_ method: String, _ type: TypeFacts) -> Bool {
    module.members(named: String(method.prefix { $0 != "(" }), of: type).contains {
      $0.kind == .method && !$0.modifiers.contains(["private"]) && $0.signature == method
    }
  }

  private func conforms(_ type: TypeFacts, to method: String) -> Bool {
    ([type] + module.extensions(of: type.name)).contains { declares(method, $0.inherited) }
  }

  /// Returns whether one of the named protocols, or a library protocol that they refine, has the method.
  private func declares(_ method: String, _ names: [String], depth: Int = 0) -> Bool {
    depth < 16
      && names.contains { name in
        if LibraryProtocol.declaring(method, in: name) != nil { return true }
        guard let own = module.type(named: name), own.kind == .protocolType else { return false }
        return declares(method, own.inherited, depth: depth + 1)
      }
  }
}
