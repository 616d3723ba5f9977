// SPDX-License-Identifier: Apache-2.0

/// Makes greys of the least components.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
}
