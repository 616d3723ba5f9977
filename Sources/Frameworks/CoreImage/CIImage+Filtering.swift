// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CIImage {
  /// Returns the output of the filter `filterName` for this image, with `params` as its other values.
  ///
  /// If there is no such filter, the image is empty.
  ///
  /// - Precondition: The filter has parameters with the names in `params`.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return .empty() }
    if filter.inputKeys.contains(kCIInputImageKey) {
      filter.setValue(self, forKey: kCIInputImageKey)
    }
    return filter.outputImage ?? .empty()
  }

  /// Returns the output of the filter `filterName` for this image.
  ///
  /// If there is no such filter, the image is empty.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns the image composited over `dest`.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(
      recipe: BlendRecipe(
        top: recipe, bottom: dest.recipe, extent: extent.union(dest.extent),
        blend: Blending.over))
  }

  /// Returns the image with a Gaussian blur of `sigma` pixels; its extent grows by about three times as much
  /// on each side.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    guard sigma > 0, sigma.isFinite else { return self }
    return CIImage(recipe: BlurRecipe(source: recipe, blur: .gaussian(Float(sigma))))
  }

  /// Returns the image with its colours multiplied by its alpha.
  public func premultiplyingAlpha() -> CIImage {
    CIImage(
      recipe: PointRecipe(source: recipe, isMultiplied: true) { _ in
        { Pixel($0.x * $0.w, $0.y * $0.w, $0.z * $0.w, $0.w) }
      })
  }

  /// Returns the image with its colours divided by its alpha.
  public func unpremultiplyingAlpha() -> CIImage {
    CIImage(
      recipe: PointRecipe(source: recipe, isMultiplied: true) { _ in
        { $0.w == 0 ? .zero : Pixel($0.x / $0.w, $0.y / $0.w, $0.z / $0.w, $0.w) }
      })
  }

  /// Returns the image with an alpha of 1 in `extent`, and transparent outside.
  ///
  /// Colours keep their stored values, which are premultiplied by the previous alpha.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    CIImage(
      recipe: CropRecipe(
        source: BlendRecipe(
          top: recipe, bottom: ColorRecipe(color: .black), extent: .infinite,
          blend: { top, _ in Pixel(top.x, top.y, top.z, 1) }),
        rect: extent.standardized))
  }
}
