// SPDX-License-Identifier: Apache-2.0

/// Makes opacity of brightness.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
}
