// SPDX-License-Identifier: Apache-2.0

// Colour filters with typed properties.
extension CIFilter {
  /// Returns a filter that adjusts saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter("CIColorControls")
  }

  /// Returns a filter that adjusts the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter("CIExposureAdjust")
  }

  /// Returns a filter that adjusts the gamma of midtones.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltinFilter("CIGammaAdjust")
  }

  /// Returns a filter that rotates hues.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust {
    BuiltinFilter("CIHueAdjust")
  }

  /// Returns a filter that maps white to another colour.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter("CIWhitePointAdjust")
  }

  /// Returns a filter that multiplies colours by a matrix.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    BuiltinFilter("CIColorMatrix")
  }

  /// Returns a filter that clamps components.
  public class func colorClamp() -> any CIFilter & CIColorClamp {
    BuiltinFilter("CIColorClamp")
  }

  /// Returns a filter that applies polynomials to the components.
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    BuiltinFilter("CIColorPolynomial")
  }

  /// Returns a filter that encodes linear components as sRGB.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter("CILinearToSRGBToneCurve")
  }

  /// Returns a filter that decodes sRGB components to linear light.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter("CISRGBToneCurveToLinear")
  }

  /// Returns a filter that inverts colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter("CIColorInvert")
  }

  /// Returns a filter that tints an image with a sepia tone.
  public class func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltinFilter("CISepiaTone")
  }

  /// Returns a filter that converts an image to shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter("CIColorMonochrome")
  }

  /// Returns a filter that maps luminance to a gradient between two colours.
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltinFilter("CIFalseColor")
  }

  /// Returns a filter that converts luminance to alpha.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltinFilter("CIMaskToAlpha")
  }

  /// Returns a filter that converts an image to the grey of its maximum component.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter("CIMaximumComponent")
  }

  /// Returns a filter that converts an image to the grey of its minimum component.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter("CIMinimumComponent")
  }

  /// Returns a filter that maps colours by a table.
  public class func colorCube() -> any CIFilter & CIColorCube {
    BuiltinFilter("CIColorCube")
  }

  /// Returns a filter that converts an image to grey with low contrast.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectMono")
  }

  /// Returns a filter that converts an image to grey with high contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectNoir")
  }

  /// Returns a filter that converts an image to grey.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectTonal")
  }
}
