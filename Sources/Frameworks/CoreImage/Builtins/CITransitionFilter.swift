// SPDX-License-Identifier: Apache-2.0

/// A filter for the transition from one image to another.
public protocol CITransitionFilter: CIFilterProtocol {
  /// The image at the beginning of the transition.
  var inputImage: CIImage? { get set }
  /// The image at the end of the transition.
  var targetImage: CIImage? { get set }
  /// The progress of the transition, from 0 to 1.
  var time: Float { get set }
}
