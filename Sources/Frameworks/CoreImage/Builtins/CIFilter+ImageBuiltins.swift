// SPDX-License-Identifier: Apache-2.0

// Filters of whole images whose values are properties.
extension CIFilter {
  /// Blurs as light does out of focus.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter("CIGaussianBlur")
  }

  /// Blurs by means of squares.
  public class func boxBlur() -> any CIFilter & CIBoxBlur {
    BuiltinFilter("CIBoxBlur")
  }

  /// Sharpens edges.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter("CIUnsharpMask")
  }

  /// Lets an image appear in the place of another one.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter("CIDissolveTransition")
  }

  /// Scales an image well.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter("CILanczosScaleTransform")
  }

  /// Moves an image, whose edges go on without end.
  public class func affineClamp() -> any CIFilter & CIAffineClamp {
    BuiltinFilter("CIAffineClamp")
  }

  /// Makes an image of large squares.
  public class func pixellate() -> any CIFilter & CIPixellate {
    BuiltinFilter("CIPixellate")
  }

  /// Makes the mean of a part of an image.
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    BuiltinFilter("CIAreaAverage")
  }

  /// Makes the greatest components of a part of an image.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum {
    BuiltinFilter("CIAreaMaximum")
  }

  /// Makes the least components of a part of an image.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum {
    BuiltinFilter("CIAreaMinimum")
  }

  /// Shows one of two images, as the brightness of a third says.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter("CIBlendWithMask")
  }

  /// Shows one of two images, as the opacity of a third says.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter("CIBlendWithAlphaMask")
  }
}
