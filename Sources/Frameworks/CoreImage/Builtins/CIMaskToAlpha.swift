// SPDX-License-Identifier: Apache-2.0

/// A filter that converts luminance to alpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
