// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Answers yes or no.
public typealias AXBoolReturnBlock = () -> Bool
/// Answers a text; nil: nothing.
public typealias AXStringReturnBlock = () -> String?
/// Answers a text with attributes; nil: nothing.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Answers what an object is like.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Answers a rectangle.
public typealias AXRectReturnBlock = () -> CGRect
/// Answers a point.
public typealias AXPointReturnBlock = () -> CGPoint
/// Answers objects; nil: nothing.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Answers what an object is as a holder of elements.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// Answers nothing.
public typealias AXVoidReturnBlock = () -> Void

/// What answers about an object when somebody asks.
final class AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var frame: AXRectReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var hidesElements: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var elements: AXArrayReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  /// An `AXCustomActionsReturnBlock`.
  var customActions: Any?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var escape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?
  var language: AXStringReturnBlock?
  var inputLabels: AXArrayReturnBlock?
  var attributedInputLabels: AXArrayReturnBlock?
  var customRotors: AXArrayReturnBlock?
  var responds: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?

  /// Nobody answers.
  init() {}
}
