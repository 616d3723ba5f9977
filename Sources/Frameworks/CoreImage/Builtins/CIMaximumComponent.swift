// SPDX-License-Identifier: Apache-2.0

/// A filter that converts an image to the grey of its maximum component.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
}
