// SPDX-License-Identifier: Apache-2.0

// The system's images for common actions; the symbols are Mullion's own.
extension UIImage {
  /// The image for further actions.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// The image for adding an element.
  public class var add: UIImage { symbol("plus.circle") }
  /// The image for removing an element.
  public class var remove: UIImage { symbol("minus.circle") }
  /// The image for a selected element.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// The image for a selected element, in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
