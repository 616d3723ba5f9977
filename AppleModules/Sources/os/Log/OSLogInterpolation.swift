// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The interpolation of values into a message.
///
/// Values marked private or sensitive are written as `<private>`; all others are readable, as for a program
/// run by Xcode.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Appends a literal.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Appends a text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString(), align, privacy)
  }

  /// Appends the description of a value.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, align, privacy)
  }

  /// Appends an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.write(number()), align, privacy)
  }

  /// Appends a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.write(number()), align, privacy)
  }

  /// Appends a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.write(Double(number())), align, privacy)
  }

  /// Appends a Boolean.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    append(format == .truth ? "\(value)" : value ? "yes" : "no", .none, privacy)
  }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", align, privacy)
  }

  /// Appends an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append("\(error())", .none, privacy)
  }

  /// Appends the description of an object.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentObject().description, .none, privacy)
  }

  /// Appends an address.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) {
    append("\(pointer())", .none, privacy)
  }

  private mutating func append(
    _ value: String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += privacy.isHidden ? "<private>" : alignment.align(value)
  }
}
