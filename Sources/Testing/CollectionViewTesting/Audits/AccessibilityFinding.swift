// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A violation of an accessibility rule on a screen.
public struct AccessibilityFinding: Hashable, Sendable, CustomStringConvertible {
  /// The violated rule.
  public let rule: AccessibilityRule
  /// The element that violates the rule, such as `button "Add"`.
  public let element: String
  /// The element's frame on the screen, in points.
  public let frame: CGRect
  /// The description of the violation, such as `is 30 by 20 points and not 44 by 44`.
  public let measure: String
  /// The numbers of ``measure`` by their names: points, ratios or counts.
  public var numbers: [String: CGFloat] = [:]

  /// The rule's code, such as `AX001`.
  public var code: String { rule.code }
  /// The suggested remedy.
  public var remedy: String { rule.remedy }

  /// A text with the rule, the element, the measure and the frame.
  public var description: String {
    "\(rule.rawValue): \(element) \(measure), at \(NumberText.frame(frame))"
  }
}
