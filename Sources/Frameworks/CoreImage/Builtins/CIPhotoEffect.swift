// SPDX-License-Identifier: Apache-2.0

/// Gives an image the look of a film.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
}
