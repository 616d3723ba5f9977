// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension UIColor {
  /// Creates the colour with the given name from the main bundle's assets; `nil` if there is none.
  ///
  /// It is resolved for the traits of its use.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour with the given name from `bundle` (`nil` for the main bundle), resolved for
  /// `traitCollection` if it is not `nil`; returns `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard
      let folder = AssetCatalogs.folder(of: name, ending: "colorset", in: bundle ?? .main),
      let color = AssetCatalogs.contents(of: folder, as: ColorSet.self)?.color
    else { return nil }
    if let traitCollection {
      self.init(color.displayColor(with: traitCollection))
    } else {
      self.init { color.resolvedColor(with: $0) }
    }
  }
}
