// SPDX-License-Identifier: Apache-2.0

/// A filter that inverts the colours of an image.
public protocol CIColorInvert: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
