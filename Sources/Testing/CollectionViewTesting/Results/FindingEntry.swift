// SPDX-License-Identifier: Apache-2.0

/// A problem that the linter or an audit found on a screen.
package struct FindingEntry: Codable, Hashable, Sendable {
  /// The severity of a finding.
  package enum Severity: String, Codable, CaseIterable, Sendable {
    case error, warning, advice
  }

  /// The rule's code, such as `AX001`.
  package var code: String
  /// The rule's name in hyphenated words.
  package var name: String
  /// The severity.
  package var severity: Severity
  /// The element that violates the rule, or its path in a description.
  package var element: String
  /// The problem, with its numbers.
  package var message: String
  /// The numbers by their names.
  package var numbers: [String: Double]
  /// The suggested remedy.
  package var remedy: String
  /// The source position at which the application created the violating object, if known; the position of the
  /// check is stored elsewhere.
  package var place: SourcePlace?

  /// Creates a finding; see the properties.
  package init(
    _ code: String, _ name: String, _ severity: Severity, element: String, message: String
  ) {
    self.code = code
    self.name = name
    self.severity = severity
    self.element = element
    self.message = message
    numbers = [:]
    remedy = ""
  }
}

extension FindingEntry {
  /// Creates the entry of a linter finding.
  init(_ finding: LintFinding) {
    self.init(
      finding.code, finding.finding.name, Severity(rawValue: finding.severity.rawValue) ?? .error,
      element: finding.path, message: "\(finding.message) \(finding.consequence)")
    numbers = finding.finding.numbers.mapValues { Double($0) }
    remedy = finding.remedy
    place = finding.line.map { SourcePlace(path: $0.path, line: $0.number, column: $0.column) }
  }

  /// Creates the entry of an audit finding.
  init(_ finding: AccessibilityFinding) {
    self.init(
      finding.rule.code, finding.rule.rawValue, .warning, element: finding.element,
      message: "\(finding.element) \(finding.measure), at \(NumberText.frame(finding.frame)).")
    numbers = finding.numbers.mapValues { Double($0) }
    remedy = finding.rule.remedy
  }

  /// Creates the entry of a violation of a rule without a code.
  init(violation: String, of check: LayoutCheck) {
    let name = check.name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    self.init(name, name, .error, element: "", message: violation)
  }
}
