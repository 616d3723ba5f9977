// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A number that can be interpolated into localized texts.
public protocol _LocalizedNumber: CVarArg, Sendable {}

extension _LocalizedNumber {
  /// The format specifier of the number in a key.
  static var specifier: String {
    switch self {
    case is Float.Type: "%f"
    case is Double.Type, is CGFloat.Type: "%lf"
    case is Int.Type, is Int64.Type: "%lld"
    case is UInt.Type, is UInt64.Type: "%llu"
    case is UInt8.Type, is UInt16.Type, is UInt32.Type: "%u"
    default: "%d"
    }
  }
}

extension Int: _LocalizedNumber {}
extension Int8: _LocalizedNumber {}
extension Int16: _LocalizedNumber {}
extension Int32: _LocalizedNumber {}
extension Int64: _LocalizedNumber {}
extension UInt: _LocalizedNumber {}
extension UInt8: _LocalizedNumber {}
extension UInt16: _LocalizedNumber {}
extension UInt32: _LocalizedNumber {}
extension UInt64: _LocalizedNumber {}
extension Float: _LocalizedNumber {}
extension Double: _LocalizedNumber {}
extension CGFloat: _LocalizedNumber {}
