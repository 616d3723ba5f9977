// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type with an identifier for tests and tools, which the user does not perceive.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier; `nil` for none.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {
  /// The image's identifier for tests and tools.
  ///
  /// It belongs to the object: images derived from it have none.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { AccessibilityStandIns.known(self).accessibilityIdentifier }
    set { AccessibilityStandIns.told(self).accessibilityIdentifier = newValue }
  }
}

extension UIMenuElement: UIAccessibilityIdentification {
  /// The element's identifier for tests and tools, which is also that of its row in an open menu.
  public var accessibilityIdentifier: String? {
    get { AccessibilityStandIns.known(self).accessibilityIdentifier }
    set { AccessibilityStandIns.told(self).accessibilityIdentifier = newValue }
  }
}
