// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension UIColor {
  /// The colour of that name among the main bundle's assets; nil when there is none.
  ///
  /// It is chosen for the traits it is shown with.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name in `bundle` (nil: the main one); with `traitCollection`, fixed to what
  /// it is there.
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
