// SPDX-License-Identifier: Apache-2.0

/// A filter that imitates the look of a film stock.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
}
