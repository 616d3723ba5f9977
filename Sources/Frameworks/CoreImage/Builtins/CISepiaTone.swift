// SPDX-License-Identifier: Apache-2.0

/// A filter that tints an image with a sepia tone.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The intensity of the effect, from 0 to 1.
  var intensity: Float { get set }
}
