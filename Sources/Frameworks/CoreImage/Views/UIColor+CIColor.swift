// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIColor {
  /// Creates a colour from a `CIColor`.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour as a `CIColor`, resolved for the current traits.
  ///
  /// Differs from UIKit, where a colour that was not created from a `CIColor` is an error.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension CIColor {
  /// Creates a colour from a `UIColor`, resolved for the current traits.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }
}
