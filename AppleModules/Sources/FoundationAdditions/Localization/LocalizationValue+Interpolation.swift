// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/Localization/LocalizationValue+Interpolation.swift, written by Scripts/copies.

public import Foundation

extension String.LocalizationValue {
  /// The parts of a text with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var literals = ""
    var format = ""
    var arguments: [LocalizationArgument] = []

    /// Room for a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a text as it is written; a percent sign stands for itself.
    public mutating func appendLiteral(_ literal: String) {
      literals += literal
      format += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// A text: `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// A part of a text: `%@` in the key.
    public mutating func appendInterpolation(_ string: Substring) { append(String(string)) }

    /// An object by its description: `%@` in the key.
    public mutating func appendInterpolation(_ subject: NSObject) { append("\(subject)") }

    /// An object as `formatter` tells it: `%@` in the key.
    public mutating func appendInterpolation(_ subject: NSObject, formatter: Formatter) {
      append(formatter.string(for: subject) ?? "\(subject)")
    }

    /// A value in a style of Foundation's: `%@` in the key.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append(format.format(input))
    }

    /// A text that is found by a key of its own: `%@` in the key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(String(localized: resource))
    }

    /// A number: `%lld` in the key, or what its kind is told by.
    public mutating func appendInterpolation<Number: _LocalizedNumber>(_ number: Number) {
      appendInterpolation(number, specifier: Number.specifier)
    }

    /// A number as `specifier` says, `%.2f`, which is in the key.
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
