// SPDX-License-Identifier: Apache-2.0

/// How a context makes pixels.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String
  /// The option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What colours are counted in: `NSNull()` and spaces of sRGB mean the components as they are in files; without it they are
  /// counted in light.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// What colours of pictures mean; makes no difference, they are sRGB's.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// How exact numbers are; makes no difference, they are of 32 bits.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether colours of pictures are multiplied by alpha; makes no difference, they are.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Makes no difference: images that get smaller are blurred where they ask for it.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Makes no difference: nothing is kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Makes no difference: pixels are always made by the processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Makes no difference: pixels are made in the thread that asks.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Makes no difference.
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  /// The context's name; makes no difference.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
