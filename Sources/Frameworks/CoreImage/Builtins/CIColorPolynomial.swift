// SPDX-License-Identifier: Apache-2.0

/// Changes components by polynomials.
public protocol CIColorPolynomial: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The polynomial of red, the constant first.
  var redCoefficients: CIVector { get set }
  /// The polynomial of green, the constant first.
  var greenCoefficients: CIVector { get set }
  /// The polynomial of blue, the constant first.
  var blueCoefficients: CIVector { get set }
  /// The polynomial of alpha, the constant first.
  var alphaCoefficients: CIVector { get set }
}
