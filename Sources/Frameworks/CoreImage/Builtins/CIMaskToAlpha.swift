// SPDX-License-Identifier: Apache-2.0

/// A filter that converts luminance to alpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
}
