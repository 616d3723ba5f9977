// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An accessibility element that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The container of the element.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinate space of the container view, in points; null to use
  /// ``AccessibleObject/accessibilityFrame``.
  open var accessibilityFrameInContainerSpace: CGRect = .null

  /// Creates an element in `container`.
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
