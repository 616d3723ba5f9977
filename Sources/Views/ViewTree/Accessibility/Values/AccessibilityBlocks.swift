// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A block that returns a Boolean.
public typealias AXBoolReturnBlock = () -> Bool
/// A block that returns a string or `nil`.
public typealias AXStringReturnBlock = () -> String?
/// A block that returns an attributed string or `nil`.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A block that returns accessibility traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A block that returns a rectangle.
public typealias AXRectReturnBlock = () -> CGRect
/// A block that returns a point.
public typealias AXPointReturnBlock = () -> CGPoint
/// A block that returns an array of objects or `nil`.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A block that returns a container type.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A block without a result.
public typealias AXVoidReturnBlock = () -> Void

/// The blocks that provide the accessibility properties of an object.
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
  /// The custom actions block, an `AXCustomActionsReturnBlock`.
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

  /// Creates an instance without blocks.
  init() {}
}
