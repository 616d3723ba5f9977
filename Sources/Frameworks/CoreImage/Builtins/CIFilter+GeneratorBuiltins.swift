// SPDX-License-Identifier: Apache-2.0

// Filters that make images of nothing, whose values are properties.
extension CIFilter {
  /// Makes squares of a message that cameras read.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter("CIQRCodeGenerator")
  }

  /// Makes a board of two colours.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter("CICheckerboardGenerator")
  }

  /// Makes stripes of two colours.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter("CIStripesGenerator")
  }

  /// Leads from a colour to another one along a line.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter("CILinearGradient")
  }

  /// Leads from a colour to another one away from a point.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter("CIRadialGradient")
  }
}
