// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A parameter of a method that hands on what it is given.
struct ForwardedParameter {
  private let parameter: FunctionParameterSyntax
  private let inner: String

  /// The parameter at an index; one without a name gets one.
  init(_ parameter: FunctionParameterSyntax, at index: Int) {
    self.parameter = parameter
    inner = parameter.innerName == "_" ? "p\(index)" : parameter.innerName
  }

  /// The parameter, declared.
  var declaration: String {
    let names = parameter.firstName.text == inner ? inner : "\(parameter.firstName.text) \(inner)"
    let rest = [parameter.type.flatText, parameter.defaultValue?.flatText].compactMap(\.self)
    return "\(names): \(rest.joined(separator: " "))"
  }

  /// The argument with its label.
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
