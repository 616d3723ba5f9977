// SPDX-License-Identifier: Apache-2.0

// Filters of whole images with typed properties.
extension CIFilter {
  /// Returns a filter that blurs an image with a Gaussian kernel.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter("CIGaussianBlur")
  }

  /// Returns a filter that blurs with a box kernel.
  public class func boxBlur() -> any CIFilter & CIBoxBlur {
    BuiltinFilter("CIBoxBlur")
  }

  /// Returns a filter that sharpens edges.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter("CIUnsharpMask")
  }

  /// Returns a filter that cross-fades two images.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter("CIDissolveTransition")
  }

  /// Returns a filter that scales an image by Lanczos resampling.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter("CILanczosScaleTransform")
  }

  /// Returns a filter that transforms an image and extends its edges infinitely.
  public class func affineClamp() -> any CIFilter & CIAffineClamp {
    BuiltinFilter("CIAffineClamp")
  }

  /// Returns a filter that divides an image into squares of one colour.
  public class func pixellate() -> any CIFilter & CIPixellate {
    BuiltinFilter("CIPixellate")
  }

  /// Returns a filter that computes the mean colour of a part of an image.
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    BuiltinFilter("CIAreaAverage")
  }

  /// Returns a filter that computes the maximum components of a part of an image.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum {
    BuiltinFilter("CIAreaMaximum")
  }

  /// Returns a filter that computes the minimum components of a part of an image.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum {
    BuiltinFilter("CIAreaMinimum")
  }

  /// Returns a filter that blends two images by the brightness of a mask.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter("CIBlendWithMask")
  }

  /// Returns a filter that blends two images by the alpha of a mask.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter("CIBlendWithAlphaMask")
  }
}
