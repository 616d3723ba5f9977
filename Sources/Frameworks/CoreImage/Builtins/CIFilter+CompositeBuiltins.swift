// SPDX-License-Identifier: Apache-2.0

// Filters that lay an image over another one, whose values are properties.
extension CIFilter {
  /// Adds components.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIAdditionCompositing")
  }

  /// Takes the greater components.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMaximumCompositing")
  }

  /// Takes the lesser components.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMinimumCompositing")
  }

  /// Multiplies components.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMultiplyCompositing")
  }

  /// Lays the image over the other, where that is.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceAtopCompositing")
  }

  /// Shows the image where the other one is.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceInCompositing")
  }

  /// Shows the image where the other one is not.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceOutCompositing")
  }

  /// Lays the image over the other.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceOverCompositing")
  }

  /// Darkens what is behind, to the colours of the image.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIColorBurnBlendMode")
  }

  /// Lightens what is behind, to the colours of the image.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIColorDodgeBlendMode")
  }

  /// Takes the darker components.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIDarkenBlendMode")
  }

  /// Takes how far components are apart.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIDifferenceBlendMode")
  }

  /// Takes how far components are apart, with less contrast.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIExclusionBlendMode")
  }

  /// Multiplies or screens, as the image says.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIHardLightBlendMode")
  }

  /// Takes the lighter components.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CILightenBlendMode")
  }

  /// Multiplies colours.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMultiplyBlendMode")
  }

  /// Multiplies or screens, as what is behind says.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIOverlayBlendMode")
  }

  /// Multiplies what is missing of colours.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIScreenBlendMode")
  }

  /// Darkens or lightens, as the image says.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISoftLightBlendMode")
  }
}
