// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CIImage {
  /// What the filter called `filterName` makes of the image, with `params` as its other values.
  ///
  /// Without a filter of that name there is nothing.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return .empty() }
    if filter.inputKeys.contains(kCIInputImageKey) {
      filter.setValue(self, forKey: kCIInputImageKey)
    }
    return filter.outputImage ?? .empty()
  }

  /// What the filter called `filterName` makes of the image.
  ///
  /// Without a filter of that name there is nothing.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// The image above `dest`.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(
      recipe: BlendRecipe(
        top: recipe, bottom: dest.recipe, extent: extent.union(dest.extent),
        blend: Blending.over))
  }

  /// The image blurred by a Gaussian of `sigma` pixels; it gets larger by three times as many on each side.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    guard sigma > 0, sigma.isFinite else { return self }
    return CIImage(recipe: BlurRecipe(source: recipe, blur: .gaussian(Float(sigma))))
  }

  /// The image with its colours multiplied by its alpha.
  public func premultiplyingAlpha() -> CIImage {
    CIImage(
      recipe: PointRecipe(source: recipe, isMultiplied: true) { _ in
        { Pixel($0.x * $0.w, $0.y * $0.w, $0.z * $0.w, $0.w) }
      })
  }

  /// The image with its colours divided by its alpha.
  public func unpremultiplyingAlpha() -> CIImage {
    CIImage(
      recipe: PointRecipe(source: recipe, isMultiplied: true) { _ in
        { $0.w == 0 ? .zero : Pixel($0.x / $0.w, $0.y / $0.w, $0.z / $0.w, $0.w) }
      })
  }

  /// The image opaque in `extent`, and clear around it; colours stay as they are stored, multiplied by the alpha that was.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    CIImage(
      recipe: CropRecipe(
        source: BlendRecipe(
          top: recipe, bottom: ColorRecipe(color: .black), extent: .infinite,
          blend: { top, _ in Pixel(top.x, top.y, top.z, 1) }),
        rect: extent.standardized))
  }
}
