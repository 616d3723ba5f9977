// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes squares of a message that cameras read.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the message.
  var message: Data { get set }
  /// How much of the code may be damaged: `L`, `M`, `Q`, `H`, from a fifteenth to three tenths.
  var correctionLevel: String { get set }
}
