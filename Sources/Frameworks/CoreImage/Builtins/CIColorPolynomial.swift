// SPDX-License-Identifier: Apache-2.0

/// A filter that applies polynomials to the components.
public protocol CIColorPolynomial: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The coefficients of red, the constant term first.
  var redCoefficients: CIVector { get set }
  /// The coefficients of green, the constant term first.
  var greenCoefficients: CIVector { get set }
  /// The coefficients of blue, the constant term first.
  var blueCoefficients: CIVector { get set }
  /// The coefficients of alpha, the constant term first.
  var alphaCoefficients: CIVector { get set }
}
