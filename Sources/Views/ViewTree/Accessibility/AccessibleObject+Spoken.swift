// SPDX-License-Identifier: Apache-2.0

import Accessibility
import Foundation

// The values that assistive technologies read: the results of an object's blocks, otherwise its properties.
extension AccessibleObject {
  var spokenIsElement: Bool { isAccessibilityElementBlock?() ?? isAccessibilityElement }
  var spokenLabel: String? {
    accessibilityLabelBlock?() ?? accessibilityAttributedLabelBlock?()?.string ?? accessibilityLabel
  }
  var spokenValue: String? {
    accessibilityValueBlock?() ?? accessibilityAttributedValueBlock?()?.string ?? accessibilityValue
  }
  var spokenHint: String? {
    accessibilityHintBlock?() ?? accessibilityAttributedHintBlock?()?.string ?? accessibilityHint
  }
  var spokenTraits: UIAccessibilityTraits { accessibilityTraitsBlock?() ?? accessibilityTraits }
  var spokenIdentifier: String? { accessibilityIdentifierBlock?() ?? accessibilityIdentifier }
  var spokenFrame: CGRect { accessibilityFrameBlock?() ?? accessibilityFrame }
  var spokenHidesElements: Bool {
    accessibilityElementsHiddenBlock?() ?? accessibilityElementsHidden
  }
  var spokenElements: [Any]? { accessibilityElementsBlock?() ?? accessibilityElements }
  var spokenContainerType: UIAccessibilityContainerType {
    accessibilityContainerTypeBlock?() ?? accessibilityContainerType
  }
  var spokenActions: [UIAccessibilityCustomAction]? {
    accessibilityCustomActionsBlock?() ?? accessibilityCustomActions
  }

  /// The activation point; by default the centre of the frame.
  var spokenActivationPoint: CGPoint {
    accessibilityActivationPointBlock?() ?? accessibilityActivationPoint
  }

  /// Activates the object; returns `false` if it should be tapped instead.
  func use() -> Bool { accessibilityActivateBlock?() ?? accessibilityActivate() }

  /// Increments or decrements the value.
  func adjust(up: Bool) {
    if let block = up ? accessibilityIncrementBlock : accessibilityDecrementBlock { return block() }
    if up { accessibilityIncrement() } else { accessibilityDecrement() }
  }

  /// Performs the escape gesture; returns whether it was handled.
  func leaveOpen() -> Bool { accessibilityPerformEscapeBlock?() ?? accessibilityPerformEscape() }
}

extension AccessibilityNode {
  /// Sets the additional content from an object, in descending order of importance.
  mutating func takeContent(of object: Any) {
    guard let provider = object as? any AXCustomContentProvider else { return }
    let all =
      provider.accessibilityCustomContentBlock?() ?? provider.accessibilityCustomContent ?? []
    content = (all.filter { $0.importance == .high } + all.filter { $0.importance != .high }).map {
      [$0.label, $0.value].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }
}
