// SPDX-License-Identifier: Apache-2.0

/// A filter that inverts the colours of an image.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
}
