// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the application said about an object for assistive technologies; nil: it said nothing.
///
/// An object of its own, because most views have none.
@MainActor
final class AccessibilityProperties {
  var isElement: Bool?
  /// What a view of ours is that no trait tells.
  var role: AccessibilityRole?
  var label: String?
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var ignoresInvertColors = false
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var language: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var path: UIBezierPath?
  /// What is shown of a view for people who use very large text.
  var largeContent: LargeContent?
  /// How the focus is shown; nil: nothing was said of it, a nil inside: not at all.
  var focusEffect: AnyObject??
  /// What Tab goes to as one.
  var focusGroup: String?
  var customRotors: [UIAccessibilityCustomRotor]?
  var customActions: [UIAccessibilityCustomAction]?
  var containerType: UIAccessibilityContainerType?
  var inputLabels: [String]?
  var attributedInputLabels: [NSAttributedString]?
  var directTouch = UIAccessibilityDirectTouchOptions()
  var responds: Bool?
  var textualContext: UIAccessibilityTextualContext?
  private(set) var blocks: AccessibilityBlocks?

  /// What answers when somebody asks, made when the first one is given.
  var givenBlocks: AccessibilityBlocks {
    let made = blocks ?? AccessibilityBlocks()
    blocks = made
    return made
  }

  /// Nothing said.
  init() {}
}
