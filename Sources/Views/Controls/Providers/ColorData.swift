// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// The serialised form of a colour: red, green, blue and opacity, from 0 to 1, 8 bytes each.
package enum ColorData {
  /// The type identifier of the data.
  package static let type = "com.apple.uikit.color"

  /// Returns the data of a colour.
  package static func data(_ color: UIColor) -> Data {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].reduce(into: Data()) { data, part in
      withUnsafeBytes(of: Double(part).bitPattern.littleEndian) { data.append(contentsOf: $0) }
    }
  }

  /// Returns the colour from its data; `nil` if the data is invalid.
  package static func color(_ data: Data) -> UIColor? {
    guard data.count == 32 else { return nil }
    let bytes = [UInt8](data)
    let parts = stride(from: 0, to: 32, by: 8).map { start in
      let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * UInt64($1)) }
      return CGFloat(Double(bitPattern: bits))
    }
    guard parts.allSatisfy(\.isFinite) else { return nil }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
