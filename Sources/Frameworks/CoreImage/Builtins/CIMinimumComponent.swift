// SPDX-License-Identifier: Apache-2.0

/// A filter that converts an image to the grey of its minimum component.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
}
