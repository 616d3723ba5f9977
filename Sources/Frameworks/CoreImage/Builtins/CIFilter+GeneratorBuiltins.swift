// SPDX-License-Identifier: Apache-2.0

// Generators with typed properties.
extension CIFilter {
  /// Returns a generator of QR codes.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter("CIQRCodeGenerator")
  }

  /// Returns a generator of a checkerboard of two colours.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter("CICheckerboardGenerator")
  }

  /// Returns a generator of stripes of two colours.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter("CIStripesGenerator")
  }

  /// Returns a generator of a linear gradient between two colours.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter("CILinearGradient")
  }

  /// Returns a generator of a radial gradient between two colours.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter("CIRadialGradient")
  }
}
