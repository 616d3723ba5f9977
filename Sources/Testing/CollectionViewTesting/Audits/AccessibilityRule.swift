// SPDX-License-Identifier: Apache-2.0

/// A rule of accessibility that a screen can break.
public enum AccessibilityRule: String, CaseIterable, Sendable {
  /// What can be used is at least 44 points wide and high.
  case smallTarget = "small-target"
  /// What can be used has a name.
  case missingLabel = "missing-label"
  /// Things that can be used, side by side, have names of their own.
  case repeatedLabel = "repeated-label"
  /// Text stands out from what is painted behind it: 4.5 to 1, from 18 points on and in
  /// bold 3 to 1 (WCAG 2.2, 1.4.3, with the sizes of iOS). Texts of disabled controls may be faint.
  case lowContrast = "low-contrast"
  /// Text is shown whole.
  case clippedText = "clipped-text"
  /// Actions of the application's own have names.
  case namelessAction = "nameless-action"
  /// What is read later does not stand above what is read before.
  case readingOrder = "reading-order"
  /// What can be touched can be focused by assistive technologies.
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

  /// What to do where it is broken.
  public var remedy: String {
    switch self {
    case .smallTarget:
      "Make it larger, or let it take touches around it in point(inside:with:) and say so in its "
        + "accessibilityFrame."
    case .missingLabel: "Set its accessibilityLabel to what it does, without saying what it is."
    case .repeatedLabel: "Say in each accessibilityLabel which one it is."
    case .lowContrast: "Take a colour that is further from what is behind it, such as .label."
    case .clippedText:
      "Leave room: numberOfLines = 0, constraints that let it grow, or another arrangement for "
        + "large text."
    case .namelessAction: "Give each UIAccessibilityCustomAction a name."
    case .readingOrder: "Sort accessibilityElements as they stand, or leave it unset."
    case .unreachable:
      "Let what holds it be no element (isAccessibilityElement = false), or give that a "
        + "UIAccessibilityCustomAction that does the same."
    }
  }
}
