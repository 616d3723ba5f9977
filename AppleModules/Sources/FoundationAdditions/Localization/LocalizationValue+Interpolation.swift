// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/Localization/LocalizationValue+Interpolation.swift, written by Scripts/copies.

public import Foundation

extension String.LocalizationValue {
  /// The parts of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var literals = ""
    var format = ""
    var arguments: [LocalizationArgument] = []

    /// Creates an empty interpolation with reserved capacity.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Appends literal text; a percent sign is escaped in the key if the text has values.
    public mutating func appendLiteral(_ literal: String) {
      literals += literal
      format += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Appends a text, for which the key contains `%@`.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Appends a substring, for which the key contains `%@`.
    public mutating func appendInterpolation(_ string: Substring) { append(String(string)) }

    /// Appends the description of an object, for which the key contains `%@`.
    public mutating func appendInterpolation(_ subject: NSObject) { append("\(subject)") }

    /// Appends an object formatted by `formatter`, for which the key contains `%@`.
    public mutating func appendInterpolation(_ subject: NSObject, formatter: Formatter) {
      append(formatter.string(for: subject) ?? "\(subject)")
    }

    /// Appends a value formatted by a `FormatStyle`, for which the key contains `%@`.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append(format.format(input))
    }

    /// Appends the localized text of a resource, for which the key contains `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(String(localized: resource))
    }

    /// Appends a number, for which the key contains the specifier of its type, such as `%lld`.
    public mutating func appendInterpolation<Number: _LocalizedNumber>(_ number: Number) {
      appendInterpolation(number, specifier: Number.specifier)
    }

    /// Appends a number with a format specifier, such as `%.2f`, which becomes part of the key.
    public mutating func appendInterpolation<Number: _LocalizedNumber>(
      _ number: Number, specifier: String
    ) {
      format += specifier
      arguments.append(.number(number))
    }

    private mutating func append(_ text: String) {
      format += "%@"
      arguments.append(.text(text))
    }
  }
}
