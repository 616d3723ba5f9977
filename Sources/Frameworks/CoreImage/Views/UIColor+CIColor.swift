// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIColor {
  /// A colour that filters take.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour as filters take it, for the traits in force now.
  ///
  /// Differs from UIKit: there it is an error to ask colours that were not made of one.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension CIColor {
  /// A view's colour, for the traits in force now.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }
}
