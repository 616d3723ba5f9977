// SPDX-License-Identifier: Apache-2.0

/// A filter that clamps the components of an image.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The lower bounds of the components.
  var minComponents: CIVector { get set }
  /// The upper bounds of the components.
  var maxComponents: CIVector { get set }
}
