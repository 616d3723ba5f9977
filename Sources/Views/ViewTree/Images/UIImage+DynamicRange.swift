// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

extension UIImage {
  /// The dynamic range of an image.
  public typealias DynamicRange = UIImageDynamicRange

  /// Whether the image has high dynamic range; always `false`, because images are decoded to sRGB.
  public var isHighDynamicRange: Bool { false }

  /// Returns the image restricted to standard dynamic range, which is the image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
