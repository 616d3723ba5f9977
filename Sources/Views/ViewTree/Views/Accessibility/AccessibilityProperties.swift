// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The accessibility attributes set by the application; `nil` where none was set.
///
/// They are a separate object because most views have none.
@MainActor
final class AccessibilityProperties {
  var isElement: Bool?
  /// The role of a view of the library that no trait expresses.
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
  /// The content shown enlarged for large content size categories.
  var largeContent: LargeContent?
  /// The focus effect; `nil` if it was not set, a contained `nil` for no effect.
  var focusEffect: AnyObject??
  /// The identifier of the focus group, which Tab treats as one stop.
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

  /// The closures that supply attributes, created when the first one is set.
  var givenBlocks: AccessibilityBlocks {
    let made = blocks ?? AccessibilityBlocks()
    blocks = made
    return made
  }

  /// Creates properties without values.
  init() {}
}
