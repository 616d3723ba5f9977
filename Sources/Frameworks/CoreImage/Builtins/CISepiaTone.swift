// SPDX-License-Identifier: Apache-2.0

/// Makes an image brown as old photographs are.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// How strong it is, from 0 to 1.
  var intensity: Float { get set }
}
