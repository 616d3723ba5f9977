// SPDX-License-Identifier: Apache-2.0

// Filters of colours whose values are properties.
extension CIFilter {
  /// Sets how colourful, bright and rich in contrast an image is.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter("CIColorControls")
  }

  /// Takes more light, or less.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter("CIExposureAdjust")
  }

  /// Makes middle tones lighter or darker.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltinFilter("CIGammaAdjust")
  }

  /// Turns hues around.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust {
    BuiltinFilter("CIHueAdjust")
  }

  /// Has white become another colour.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter("CIWhitePointAdjust")
  }

  /// Makes components of sums of components.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    BuiltinFilter("CIColorMatrix")
  }

  /// Keeps components between limits.
  public class func colorClamp() -> any CIFilter & CIColorClamp {
    BuiltinFilter("CIColorClamp")
  }

  /// Changes components by polynomials.
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    BuiltinFilter("CIColorPolynomial")
  }

  /// Encodes components as files have them.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter("CILinearToSRGBToneCurve")
  }

  /// Decodes components as light has them.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter("CISRGBToneCurveToLinear")
  }

  /// Has each colour become its opposite.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter("CIColorInvert")
  }

  /// Makes an image brown as old photographs are.
  public class func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltinFilter("CISepiaTone")
  }

  /// Makes an image of shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter("CIColorMonochrome")
  }

  /// Makes an image of what lies between two colours.
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltinFilter("CIFalseColor")
  }

  /// Makes opacity of brightness.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltinFilter("CIMaskToAlpha")
  }

  /// Makes greys of the greatest components.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter("CIMaximumComponent")
  }

  /// Makes greys of the least components.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter("CIMinimumComponent")
  }

  /// Has colours become those of a table.
  public class func colorCube() -> any CIFilter & CIColorCube {
    BuiltinFilter("CIColorCube")
  }

  /// Makes greys of little contrast.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectMono")
  }

  /// Makes greys of much contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectNoir")
  }

  /// Makes greys.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectTonal")
  }
}
