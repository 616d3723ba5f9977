// SPDX-License-Identifier: Apache-2.0

/// Leads from an image to another one.
public protocol CITransitionFilter: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// How far the way is, from 0 to 1.
  var time: Float { get set }
}
