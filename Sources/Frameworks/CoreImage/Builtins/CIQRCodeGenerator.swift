// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A generator of QR codes.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The message as bytes.
  var message: Data { get set }
  /// The error correction level: `L`, `M`, `Q` or `H`, for the recovery of 7 to 30 % of the code.
  var correctionLevel: String { get set }
}
