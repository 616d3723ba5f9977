// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// A short digest of a drawing.
enum DrawingDigest {
  private final class Identity {}
  private static let digits = 6

  /// Returns six digits of the hash of the drawing's SVG text, which is the same on every machine.
  ///
  /// - Complexity: O(*n*) in the length of that text.
  static func text(of commands: [DrawCommand]) -> String {
    let node = DisplayNode(
      identity: ObjectIdentifier(Identity()), bounds: .zero, commands: commands)
    return digits(of: SVGPainter().svg(of: node, size: .zero))
  }

  /// Returns six digits of the hash of a text.
  ///
  /// - Complexity: O(*n*) in its length.
  static func digits(of text: String) -> String {
    String(ByteHash(of: text).text.suffix(digits))
  }
}
