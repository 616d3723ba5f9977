// SPDX-License-Identifier: Apache-2.0

/// Shows one of two images, as a third says.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The image behind it.
  var backgroundImage: CIImage? { get set }
  /// Where the one image is seen, and where the other.
  var maskImage: CIImage? { get set }
}
