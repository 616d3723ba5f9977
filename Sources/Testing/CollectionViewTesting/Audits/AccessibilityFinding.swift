// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where a screen breaks a rule of accessibility.
public struct AccessibilityFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule.
  public let rule: AccessibilityRule
  /// What breaks it: `button "Add"`.
  public let element: String
  /// Where it is on the screen, in points.
  public let frame: CGRect
  /// By how much, in numbers.
  public let measure: String
  /// The numbers of ``measure`` by their names: points, ratios or counts.
  public var numbers: [String: CGFloat] = [:]

  /// The rule's code, such as `AX001`.
  public var code: String { rule.code }
  /// What to do about it.
  public var remedy: String { rule.remedy }

  /// The code, the element, the numbers and where it is.
  public var description: String {
    "\(rule.rawValue): \(element) \(measure), at \(NumberText.frame(frame))"
  }
}
