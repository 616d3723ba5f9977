// SPDX-License-Identifier: Apache-2.0

/// Makes components of sums of components.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// How much of each component makes red.
  var rVector: CIVector { get set }
  /// How much of each component makes green.
  var gVector: CIVector { get set }
  /// How much of each component makes blue.
  var bVector: CIVector { get set }
  /// How much of each component makes alpha.
  var aVector: CIVector { get set }
  /// What is added to each component.
  var biasVector: CIVector { get set }
}
