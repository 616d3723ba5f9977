// SPDX-License-Identifier: Apache-2.0

// Compositing filters with typed properties.
extension CIFilter {
  /// Returns a filter that adds components.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIAdditionCompositing")
  }

  /// Returns a filter that takes the maximum of the components.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMaximumCompositing")
  }

  /// Returns a filter that takes the minimum of the components.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMinimumCompositing")
  }

  /// Returns a filter that multiplies components.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMultiplyCompositing")
  }

  /// Returns a filter that composites the image over the background, within the background's alpha.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceAtopCompositing")
  }

  /// Returns a filter that shows the image within the background's alpha.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceInCompositing")
  }

  /// Returns a filter that shows the image outside of the background's alpha.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceOutCompositing")
  }

  /// Returns a filter that composites the image over the background.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceOverCompositing")
  }

  /// Returns a filter that darkens the background by the image (colour burn).
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIColorBurnBlendMode")
  }

  /// Returns a filter that lightens the background by the image (colour dodge).
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIColorDodgeBlendMode")
  }

  /// Returns a filter that blends the darker components.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIDarkenBlendMode")
  }

  /// Returns a filter that blends the absolute differences of the components.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIDifferenceBlendMode")
  }

  /// Returns a filter that blends the differences of the components, with lower contrast.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIExclusionBlendMode")
  }

  /// Returns a filter that multiplies or screens, depending on the image.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIHardLightBlendMode")
  }

  /// Returns a filter that blends the lighter components.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CILightenBlendMode")
  }

  /// Returns a filter that multiplies colours.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMultiplyBlendMode")
  }

  /// Returns a filter that multiplies or screens, depending on the background.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIOverlayBlendMode")
  }

  /// Returns a filter that multiplies the inverse colours.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIScreenBlendMode")
  }

  /// Returns a filter that darkens or lightens, depending on the image.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISoftLightBlendMode")
  }
}
