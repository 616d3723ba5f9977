// SPDX-License-Identifier: Apache-2.0

/// What the components of a colour mean.
///
/// Differs from CoreGraphics: colours are sRGB or grey; other spaces are not there.
public final class CGColorSpace: Hashable, Sendable {
  private let isGray: Bool

  init(isGray: Bool) {
    self.isGray = isGray
  }

  /// The number of components, without alpha.
  public var numberOfComponents: Int { isGray ? 1 : 3 }

  /// Whether the spaces are the same.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.isGray == rhs.isGray }

  /// Feeds the kind of the space.
  public func hash(into hasher: inout Hasher) { hasher.combine(isGray) }
}

/// Red, green and blue; sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(isGray: false) }

/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }
