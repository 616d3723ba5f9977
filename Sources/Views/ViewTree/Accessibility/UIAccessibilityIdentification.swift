// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What has a name for tests and tools, which nobody reads or hears.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name; nil: it has none.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {
  /// The picture's name for tests and tools.
  ///
  /// It belongs to the object: pictures made from it have none.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { AccessibilityStandIns.known(self).accessibilityIdentifier }
    set { AccessibilityStandIns.told(self).accessibilityIdentifier = newValue }
  }
}

extension UIMenuElement: UIAccessibilityIdentification {
  /// The element's name for tests and tools, which the row of an open menu has that shows it.
  public var accessibilityIdentifier: String? {
    get { AccessibilityStandIns.known(self).accessibilityIdentifier }
    set { AccessibilityStandIns.told(self).accessibilityIdentifier = newValue }
  }
}
