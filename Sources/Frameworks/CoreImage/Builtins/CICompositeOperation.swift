// SPDX-License-Identifier: Apache-2.0

/// Lays an image over another one.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The image behind it.
  var backgroundImage: CIImage? { get set }
}
