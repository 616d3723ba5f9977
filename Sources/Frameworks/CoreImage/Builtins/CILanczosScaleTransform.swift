// SPDX-License-Identifier: Apache-2.0

/// Scales an image well.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// How large it is.
  var scale: Float { get set }
  /// How much wider than high it becomes.
  var aspectRatio: Float { get set }
}
