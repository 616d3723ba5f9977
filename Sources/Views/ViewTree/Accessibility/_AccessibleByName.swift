// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object with accessibility properties: every `NSObject`.
///
/// Differs from UIKit: only subclasses of ``AccessibleObject`` can override the properties. Assistive
/// technologies read the properties of other objects if the objects are in `accessibilityElements` of a
/// container.
public protocol _AccessibleByName: NSObject {}

extension NSObject: _AccessibleByName {}

extension _AccessibleByName {
  /// Whether the object is an accessibility element.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { AccessibilityStandIns.known(self).isAccessibilityElement }
    set { AccessibilityStandIns.told(self).isAccessibilityElement = newValue }
  }

  /// The label of the element.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { AccessibilityStandIns.known(self).accessibilityLabel }
    set { AccessibilityStandIns.told(self).accessibilityLabel = newValue }
  }

  /// The value of the element.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { AccessibilityStandIns.known(self).accessibilityValue }
    set { AccessibilityStandIns.told(self).accessibilityValue = newValue }
  }

  /// The hint that describes the result of the element's action.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { AccessibilityStandIns.known(self).accessibilityHint }
    set { AccessibilityStandIns.told(self).accessibilityHint = newValue }
  }

  /// The traits of the element.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityStandIns.known(self).accessibilityTraits }
    set { AccessibilityStandIns.told(self).accessibilityTraits = newValue }
  }

  /// The language of the texts, for example `en-GB`; `nil` for the user's.
  ///
  /// - Note: Stored; has no effect on Linux.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { AccessibilityStandIns.known(self).accessibilityLanguage }
    set { AccessibilityStandIns.told(self).accessibilityLanguage = newValue }
  }

  /// The alternative labels for voice input.
  ///
  /// - Note: Stored; has no effect on Linux.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]? {
    get { AccessibilityStandIns.known(self).accessibilityUserInputLabels }
    set { AccessibilityStandIns.told(self).accessibilityUserInputLabels = newValue }
  }

  /// Whether the user can interact with the element.
  ///
  /// - Note: Stored; has no effect on Linux.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityStandIns.known(self).accessibilityRespondsToUserInteraction }
    set { AccessibilityStandIns.told(self).accessibilityRespondsToUserInteraction = newValue }
  }

  /// The frame in the coordinate space of the window, in points.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { AccessibilityStandIns.known(self).accessibilityFrame }
    set { AccessibilityStandIns.told(self).accessibilityFrame = newValue }
  }

  /// The activation point in the coordinate space of the window, in points.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { AccessibilityStandIns.known(self).accessibilityActivationPoint }
    set { AccessibilityStandIns.told(self).accessibilityActivationPoint = newValue }
  }

  /// Whether the contained elements are hidden from assistive technologies.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { AccessibilityStandIns.known(self).accessibilityElementsHidden }
    set { AccessibilityStandIns.told(self).accessibilityElementsHidden = newValue }
  }

  /// Whether sibling elements are ignored.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { AccessibilityStandIns.known(self).accessibilityViewIsModal }
    set { AccessibilityStandIns.told(self).accessibilityViewIsModal = newValue }
  }

  /// Whether the contained elements are read as a group.
  ///
  /// - Note: Stored; has no effect on Linux.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { AccessibilityStandIns.known(self).shouldGroupAccessibilityChildren }
    set { AccessibilityStandIns.told(self).shouldGroupAccessibilityChildren = newValue }
  }

  /// The contained elements; `nil` for none.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { AccessibilityStandIns.known(self).accessibilityElements }
    set { AccessibilityStandIns.told(self).accessibilityElements = newValue }
  }

  /// The container type of the object.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityStandIns.known(self).accessibilityContainerType }
    set { AccessibilityStandIns.told(self).accessibilityContainerType = newValue }
  }

  /// The custom actions of the element.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityStandIns.known(self).accessibilityCustomActions }
    set { AccessibilityStandIns.told(self).accessibilityCustomActions = newValue }
  }
}
