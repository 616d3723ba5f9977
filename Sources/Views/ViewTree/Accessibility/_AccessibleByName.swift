// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object about which something can be said for assistive technologies: every `NSObject`.
///
/// Differs from UIKit: only subclasses of ``AccessibleObject`` can override the properties. An object that is
/// none is read where an element of its kind is read: as one of somebody's `accessibilityElements`.
public protocol _AccessibleByName: NSObject {}

extension NSObject: _AccessibleByName {}

extension _AccessibleByName {
  /// Whether assistive technologies see the object as one thing.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { AccessibilityStandIns.known(self).isAccessibilityElement }
    set { AccessibilityStandIns.told(self).isAccessibilityElement = newValue }
  }

  /// What it is called.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { AccessibilityStandIns.known(self).accessibilityLabel }
    set { AccessibilityStandIns.told(self).accessibilityLabel = newValue }
  }

  /// What it is set to.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { AccessibilityStandIns.known(self).accessibilityValue }
    set { AccessibilityStandIns.told(self).accessibilityValue = newValue }
  }

  /// What happens when it is used.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { AccessibilityStandIns.known(self).accessibilityHint }
    set { AccessibilityStandIns.told(self).accessibilityHint = newValue }
  }

  /// What it is like.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityStandIns.known(self).accessibilityTraits }
    set { AccessibilityStandIns.told(self).accessibilityTraits = newValue }
  }

  /// The language it is read in, as `en-GB`; nil: the person's.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { AccessibilityStandIns.known(self).accessibilityLanguage }
    set { AccessibilityStandIns.told(self).accessibilityLanguage = newValue }
  }

  /// What it can be called by somebody who speaks.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]? {
    get { AccessibilityStandIns.known(self).accessibilityUserInputLabels }
    set { AccessibilityStandIns.told(self).accessibilityUserInputLabels = newValue }
  }

  /// Whether a person can do something with it.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityStandIns.known(self).accessibilityRespondsToUserInteraction }
    set { AccessibilityStandIns.told(self).accessibilityRespondsToUserInteraction = newValue }
  }

  /// Where it is, in the coordinate space of the window, in points.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { AccessibilityStandIns.known(self).accessibilityFrame }
    set { AccessibilityStandIns.told(self).accessibilityFrame = newValue }
  }

  /// Where it is pressed, in the coordinate space of the window, in points.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { AccessibilityStandIns.known(self).accessibilityActivationPoint }
    set { AccessibilityStandIns.told(self).accessibilityActivationPoint = newValue }
  }

  /// Whether what it holds is hidden from assistive technologies.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { AccessibilityStandIns.known(self).accessibilityElementsHidden }
    set { AccessibilityStandIns.told(self).accessibilityElementsHidden = newValue }
  }

  /// Whether what is beside it is to be ignored.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { AccessibilityStandIns.known(self).accessibilityViewIsModal }
    set { AccessibilityStandIns.told(self).accessibilityViewIsModal = newValue }
  }

  /// Whether what it holds is read together.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { AccessibilityStandIns.known(self).shouldGroupAccessibilityChildren }
    set { AccessibilityStandIns.told(self).shouldGroupAccessibilityChildren = newValue }
  }

  /// The elements that it holds; nil: none.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { AccessibilityStandIns.known(self).accessibilityElements }
    set { AccessibilityStandIns.told(self).accessibilityElements = newValue }
  }

  /// What it is as a holder of elements.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityStandIns.known(self).accessibilityContainerType }
    set { AccessibilityStandIns.told(self).accessibilityContainerType = newValue }
  }

  /// What can be done with it beside using it.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityStandIns.known(self).accessibilityCustomActions }
    set { AccessibilityStandIns.told(self).accessibilityCustomActions = newValue }
  }
}
