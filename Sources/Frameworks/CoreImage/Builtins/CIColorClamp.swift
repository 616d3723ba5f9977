// SPDX-License-Identifier: Apache-2.0

/// Keeps components between limits.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The least that components are.
  var minComponents: CIVector { get set }
  /// The most that components are.
  var maxComponents: CIVector { get set }
}
