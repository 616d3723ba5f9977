// SPDX-License-Identifier: Apache-2.0

/// An accessibility rule that a screen can violate.
public enum AccessibilityRule: String, CaseIterable, Sendable {
  /// The rule that enabled buttons, links and similar controls are at least 44 points wide and high.
  ///
  /// Cells, text fields, elements in bars, elements that are clipped, and switches, steppers and sliders are
  /// exempt.
  case smallTarget = "small-target"
  /// The rule that enabled buttons, links and similar controls have a label or a value; cells and text fields
  /// are exempt.
  case missingLabel = "missing-label"
  /// The rule that enabled sibling controls of the same role and label differ in value or hint.
  case repeatedLabel = "repeated-label"
  /// The rule that text contrasts with its background: at least 4.5 to 1, or 3 to 1 for text of 18 points or
  /// more and for semibold or heavier text (WCAG 2.2, 1.4.3, with the sizes of iOS).
  ///
  /// Text of disabled controls, text in views whose opacity is at most 0.9, and text on a background that is
  /// not of a single colour are exempt.
  case lowContrast = "low-contrast"
  /// The rule that text is not truncated.
  case clippedText = "clipped-text"
  /// The rule that custom accessibility actions have names.
  case namelessAction = "nameless-action"
  /// The rule that no element is above the sibling that is read before it; elements in different columns are
  /// exempt.
  case readingOrder = "reading-order"
  /// The rule that assistive technologies can focus each enabled control, except page controls, and each view
  /// with a tap gesture recognizer that covers less than half of the screen.
  ///
  /// Views in bars and in other controls, views that a touch at their centre does not reach, and views in an
  /// element that reports their state or has custom actions are exempt.
  case unreachable = "unreachable"

  /// The rule's code in reports, such as `AX001`.
  public var code: String {
    switch self {
    case .smallTarget: "AX001"
    case .missingLabel: "AX002"
    case .repeatedLabel: "AX003"
    case .lowContrast: "AX004"
    case .clippedText: "AX005"
    case .namelessAction: "AX006"
    case .readingOrder: "AX007"
    case .unreachable: "AX008"
    }
  }

  /// The suggested remedy for a violation.
  public var remedy: String {
    switch self {
    case .smallTarget:
      "Make it larger, or accept touches around it in point(inside:with:) and return the larger "
        + "area from its accessibilityFrame."
    case .missingLabel: "Set its accessibilityLabel to its purpose, without its type."
    case .repeatedLabel: "Distinguish the elements in their accessibilityLabels."
    case .lowContrast: "Use a colour with more contrast to its background, such as .label."
    case .clippedText:
      "Provide space: numberOfLines = 0, constraints that permit growth, or another arrangement for "
        + "large text."
    case .namelessAction: "Give each UIAccessibilityCustomAction a name."
    case .readingOrder: "Sort accessibilityElements by their positions, or leave it unset."
    case .unreachable:
      "Set isAccessibilityElement of its container to false, or give the container a "
        + "UIAccessibilityCustomAction that does the same."
    }
  }
}
