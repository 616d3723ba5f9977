// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A parameter of a method that forwards its arguments to another method.
struct ForwardedParameter {
  private let parameter: FunctionParameterSyntax
  private let inner: String

  /// Creates the parameter at `index`; an unnamed one gets a name.
  init(_ parameter: FunctionParameterSyntax, at index: Int) {
    self.parameter = parameter
    inner = parameter.innerName == "_" ? "p\(index)" : parameter.innerName
  }

  /// The declaration of the parameter.
  var declaration: String {
    let names = parameter.firstName.text == inner ? inner : "\(parameter.firstName.text) \(inner)"
    let rest = [parameter.type.flatText, parameter.defaultValue?.flatText].compactMap(\.self)
    return "\(names): \(rest.joined(separator: " "))"
  }

  /// The argument that forwards the parameter, with its label.
  var argument: String {
    (parameter.label.map { "\($0): " } ?? "") + value
  }

  private var value: String {
    guard let type = parameter.type.as(AttributedTypeSyntax.self) else { return inner }
    if type.attributes.contains(["autoclosure"]) { return "\(inner)()" }
    let isInout = type.specifiers.contains { $0.trimmedDescription == "inout" }
    return isInout ? "&\(inner)" : inner
  }
}
