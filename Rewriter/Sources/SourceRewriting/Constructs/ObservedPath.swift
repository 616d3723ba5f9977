// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The key path of `observe(\.a.b)` or `publisher(for: \.a.b)`, whose intermediate key paths become an
/// argument, because a key path does not expose the objects that it traverses.
struct ObservedPath {
  let name: String
  /// The end offset of the path.
  let end: Int
  let parts: [String]

  /// Creates the path that a call observes, or returns `nil` if there is none, or if it is a property of the
  /// object itself.
  init?(_ call: FunctionCallExprSyntax) {
    let called =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = called?.baseName.text, let label = Self.labels[name],
      let first = call.arguments.first, (first.label?.text ?? "") == label,
      let path = first.expression.as(KeyPathExprSyntax.self)
    else { return nil }
    // Methods of other observation mechanisms have other arguments.
    let others = call.arguments.dropFirst().map { $0.label?.text ?? "" }
    guard Self.others.isSuperset(of: others) else { return nil }
    self.name = name
    end = path.range.upperBound
    parts = Self.parts(of: path)
    guard !parts.isEmpty else { return nil }
  }

  /// The argument label of the path, by the name of the method.
  private static let labels = ["observe": "", "publisher": "for"]
  private static let others: Set = ["options", "changeHandler"]

  /// Returns the key paths to each property but the last.
  private static func parts(of path: KeyPathExprSyntax) -> [String] {
    var parts: [String] = []
    var text = "\\" + (path.root?.flatText ?? "")
    for component in path.components {
      text += component.flatText
      guard let property = component.component.as(KeyPathPropertyComponentSyntax.self),
        // A path may begin with types.
        property.declName.baseName.text.first?.isUppercase == false
      else { continue }
      parts.append(text)
    }
    return Array(parts.dropLast())
  }
}
