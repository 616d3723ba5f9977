// SPDX-License-Identifier: Apache-2.0

// Pictures that the system has for what is done in many places; the symbols are ours.
extension UIImage {
  /// More that can be done.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// Something is put to the others.
  public class var add: UIImage { symbol("plus.circle") }
  /// Something is taken away.
  public class var remove: UIImage { symbol("minus.circle") }
  /// Something is chosen.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// Something is chosen, in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
