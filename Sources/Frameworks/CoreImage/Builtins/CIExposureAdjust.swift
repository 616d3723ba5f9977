// SPDX-License-Identifier: Apache-2.0

/// A filter that adjusts the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The exposure change, in stops.
  var ev: Float { get set }
}
