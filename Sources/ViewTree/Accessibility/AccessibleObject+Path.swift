// SPDX-License-Identifier: Apache-2.0

/// The outline of what is seen of an object.
extension AccessibleObject {
  /// The outline of the object, in the coordinate space of the window, in points; nil: it is ``accessibilityFrame``.
  ///
  /// Kept for who reads the screen in a test: no technology of a desktop shows outlines.
  ///
  /// Differs from UIKit: can't be overridden.
  public var accessibilityPath: UIBezierPath? {
    get { said?.path as? UIBezierPath }
    set { change { $0.path = newValue } }
  }
}
