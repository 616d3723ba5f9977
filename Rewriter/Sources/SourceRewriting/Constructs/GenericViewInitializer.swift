// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `V()`, `V(frame: rect)` or another initializer of ``InitializerCall`` where `V` is a generic
/// parameter, an associated type or `Self`, constrained to a UIKit class.
///
/// Swift only constructs objects of such a type with a `required` initializer, which UIKit's own are when
/// imported from Objective-C. `V._made(frame: rect)` calls it.
struct GenericViewInitializer: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      `V()`, `V(frame: rect)`, `V(nibName: name, bundle: nil)`, `V(rootViewController: a)`, also with \
      `.init`, where `V` is a generic parameter or an associated type that is constrained to a class of \
      UIKit's, or `Self` of such a protocol or of an extension of such a class
      """,
      becomes: "`V._made(frame: rect)`",
      in: "GenericViewInitializer", "InitializerCall", "TypeConstraints")
  ]

  private let module: ModuleFacts
  /// The calls of each file that may construct such a type.
  private let found: [[FunctionCallExprSyntax]]

  init(in findings: ConstructFindings) {
    module = findings.module
    found = findings.surveys.map(\.genericCalls)
  }

  func edit(_ edits: inout ModuleEdits) {
    for (file, calls) in found.enumerated() {
      for call in calls {
        guard let made = InitializerCall(call), let name = made.name else { continue }
        var constraints = TypeConstraints(module, at: Syntax(call), in: file)
        guard constraints.reach(made.owner, from: name) else { continue }
        let origin = constraints.foreign.map { module.sources[$0].text.path }
        edits.add(made.edit(origin: origin), in: file)
      }
    }
  }

  /// Returns whether a call may construct a generic type: the file alone does not show that the type is
  /// another one.
  static func mayBeOne(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = InitializerCall(call)?.name, !LibraryClass.contains(name) else { return false }
    return name.split(separator: ".").allSatisfy { $0.first?.isUppercase ?? false }
  }
}

extension GenericViewInitializer {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let call = node.as(FunctionCallExprSyntax.self), mayBeOne(call),
      let made = InitializerCall(call)
    else { return }
    places.mark(made.place)
  }
}
