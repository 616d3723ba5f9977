// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that assistive technologies see as one thing and that is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What holds the element.
  open weak var accessibilityContainer: AnyObject?
  /// Where the element is, in the coordinate space of the view that holds it, in points; null:
  /// where ``AccessibleObject/accessibilityFrame`` says.
  open var accessibilityFrameInContainerSpace: CGRect = .null

  /// An element that `container` holds.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  package override var accessibilityOwnFrame: CGRect {
    guard !accessibilityFrameInContainerSpace.isNull,
      let view = accessibilityContainer as? UIView
    else { return .zero }
    return view.convert(accessibilityFrameInContainerSpace, to: nil)
  }
}
