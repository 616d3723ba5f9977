// SPDX-License-Identifier: Apache-2.0

/// Makes greys of the greatest components.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
}
