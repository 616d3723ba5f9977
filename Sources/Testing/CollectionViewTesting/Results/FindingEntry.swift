// SPDX-License-Identifier: Apache-2.0

/// A mistake that the linter or an audit found on a screen.
package struct FindingEntry: Codable, Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Codable, CaseIterable, Sendable {
    case error, warning, advice
  }

  /// The rule's code, such as `AX001`.
  package var code: String
  /// The rule's name in words with hyphens.
  package var name: String
  /// How bad it is.
  package var severity: Severity
  /// What breaks the rule, or where in a description.
  package var element: String
  /// What was found, with its numbers.
  package var message: String
  /// The numbers by their names.
  package var numbers: [String: Double]
  /// What to do.
  package var remedy: String
  /// Where the application made what breaks the rule, where that is known; the check stands elsewhere.
  package var place: SourcePlace?

  /// A finding; see the properties.
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
  /// What the linter found.
  init(_ finding: LintFinding) {
    self.init(
      finding.code, finding.finding.name, Severity(rawValue: finding.severity.rawValue) ?? .error,
      element: finding.path, message: "\(finding.message) \(finding.consequence)")
    numbers = finding.finding.numbers.mapValues { Double($0) }
    remedy = finding.remedy
    place = finding.line.map { SourcePlace(path: $0.path, line: $0.number, column: $0.column) }
  }

  /// What an audit found.
  init(_ finding: AccessibilityFinding) {
    self.init(
      finding.rule.code, finding.rule.rawValue, .warning, element: finding.element,
      message: "\(finding.element) \(finding.measure), at \(NumberText.frame(finding.frame)).")
    numbers = finding.numbers.mapValues { Double($0) }
    remedy = finding.rule.remedy
  }

  /// What breaks a rule that has no code.
  init(violation: String, of check: LayoutCheck) {
    let name = check.name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    self.init(name, name, .error, element: "", message: violation)
  }
}
