// SPDX-License-Identifier: Apache-2.0

/// Has each colour become its opposite.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
}
