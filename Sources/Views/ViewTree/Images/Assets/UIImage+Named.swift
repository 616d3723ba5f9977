// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension UIImage {
  /// Creates the image with the given name from the main bundle's assets and files; `nil` if there is none.
  ///
  /// Views show the variant for their traits.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image with the given name from `bundle` (`nil` for the main bundle), in the variant for
  /// `traitCollection`; returns `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      named: name, in: bundle,
      with: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Creates the image with the given name from `bundle` (`nil` for the main bundle), in the variant for
  /// `configuration`; returns `nil` if there is none.
  ///
  /// Asset catalogues are searched first, then files: PNG, JPEG, GIF, WebP and SVG, with and without `@2x`
  /// and `@3x`. A catalogue is a folder with the extension `xcassets` in the bundle's resources, or in a
  /// bundle among these, such as that of a package's module. Images are cached.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let bundle = bundle ?? .main
    if let folder = AssetCatalogs.folder(of: name, ending: "imageset", in: bundle),
      let asset = AssetCatalogs.image(in: folder)
    {
      let chosen = asset.image(with: configuration?.traitCollection ?? .current)
      var manner = chosen.manner
      manner.asset = asset
      manner.configuration = configuration
      self.init(chosen.displayImage, scale: chosen.scale, manner: manner)
      return
    }
    guard let found = NamedFiles.image(named: name, in: bundle) else { return nil }
    self.init(found.displayImage, scale: found.scale, manner: found.manner)
  }
}
