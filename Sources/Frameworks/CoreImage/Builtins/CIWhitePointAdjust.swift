// SPDX-License-Identifier: Apache-2.0

/// Has white become another colour.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
}
