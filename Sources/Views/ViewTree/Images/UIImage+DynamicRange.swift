// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

extension UIImage {
  /// How bright pictures may be shown beside white.
  public typealias DynamicRange = UIImageDynamicRange

  /// Whether the picture has parts brighter than white; none has: pictures are decoded to sRGB.
  public var isHighDynamicRange: Bool { false }

  /// The picture without what is brighter than white: itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
