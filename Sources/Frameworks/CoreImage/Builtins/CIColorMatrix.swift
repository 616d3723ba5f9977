// SPDX-License-Identifier: Apache-2.0

/// A filter that multiplies colours by a matrix.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The factors of the components for red.
  var rVector: CIVector { get set }
  /// The factors of the components for green.
  var gVector: CIVector { get set }
  /// The factors of the components for blue.
  var bVector: CIVector { get set }
  /// The factors of the components for alpha.
  var aVector: CIVector { get set }
  /// The vector added to the components.
  var biasVector: CIVector { get set }
}
