// SPDX-License-Identifier: Apache-2.0

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The option for the working colour space.
  ///
  /// `NSNull()` and all colour spaces stand for sRGB components. Without the option, colours are computed in
  /// linear light.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The option for the colour space of rendered images.
  ///
  /// - Note: Has no effect on Linux: they are sRGB.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The option for the format of intermediate pixels.
  ///
  /// - Note: Has no effect on Linux: components are 32-bit floats.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// The option for premultiplied rendered images.
  ///
  /// - Note: Has no effect on Linux: they are premultiplied.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// The option for high-quality downsampling.
  ///
  /// - Note: Has no effect on Linux: use `transformed(by:highQualityDownsample:)`.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// The option for caching intermediate images.
  ///
  /// - Note: Has no effect on Linux: nothing is cached.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// The option for rendering on the CPU.
  ///
  /// - Note: Has no effect on Linux: all rendering is on the CPU.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The option for rendering with low priority.
  ///
  /// - Note: Has no effect on Linux: rendering is on the calling thread.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// The option for rendering on a low-power GPU.
  ///
  /// - Note: Has no effect on Linux.
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  /// The option for the name of the context.
  ///
  /// - Note: Has no effect on Linux.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
