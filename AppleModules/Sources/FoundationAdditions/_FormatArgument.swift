// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value that can be inserted into a format string.
///
/// Overloads with this type are preferred to Foundation's, which take any values: they apply the plural form
/// for the numbers among the values.
public protocol _FormatArgument: CVarArg {}

extension Int: _FormatArgument {}
extension Int8: _FormatArgument {}
extension Int16: _FormatArgument {}
extension Int32: _FormatArgument {}
extension Int64: _FormatArgument {}
extension UInt: _FormatArgument {}
extension UInt8: _FormatArgument {}
extension UInt16: _FormatArgument {}
extension UInt32: _FormatArgument {}
extension UInt64: _FormatArgument {}
extension Bool: _FormatArgument {}
extension Double: _FormatArgument {}
extension Float: _FormatArgument {}
extension CGFloat: _FormatArgument {}
extension String: _FormatArgument {}
extension NSString: _FormatArgument {}
