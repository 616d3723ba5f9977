// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A formatter of measurements and units in a language: `3.5 km`, `21°C`.
///
/// Numbers are formatted by ICU with its digits, and with the number of fraction digits of
/// ``numberFormatter``.
///
/// Differs from Foundation on Apple's platforms: the preferred unit of a region, and the number at which it
/// changes, come from Unicode's data, with and without ``UnitOptions/naturalScale``.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options for the choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option to keep the unit of the measurement, instead of the unit preferred in the region.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The option to use the unit in which the number is neither large nor small.
    ///
    /// - Note: Has an effect on amounts of data only: other units follow the region with and without it.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// The option to write temperatures in degrees without a scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The options for the choice of the unit; by default the unit preferred in the region.
  open var unitOptions: UnitOptions = []
  /// The width of the unit's name; `medium` by default.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale; the user's by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter that determines the number of digits; up to three fraction digits by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Creates a formatter for the user's language.
  public override init() { super.init() }

  /// Returns `nil`, because formatters cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text for a measurement, in the unit that ``unitOptions`` determines.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the name of a unit: its short name, or its plural in the long style.
  open func string(from unit: Unit) -> String {
    guard let width, let name = UnitNames.name(of: unit) else { return unit.symbol }
    let two = LocaleFormats.number(2, [], locale) ?? ""
    let measured = LocaleFormats.number(2, ["unit/\(name)", width], locale)
    let left = measured?.replacingOccurrences(of: two, with: "")
    return left?.trimmingCharacters(in: .whitespaces) ?? unit.symbol
  }

  /// Returns the text for a measurement or unit; `nil` if `obj` is neither.
  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    return (obj as? any AnyMeasurement).map { text($0.value, $0.anyUnit) }
  }

  private func text(_ given: Double, _ givenUnit: Unit) -> String {
    var (value, unit) = (given, givenUnit)
    if unitOptions.contains(.naturalScale), !unitOptions.contains(.providedUnit),
      let amount = givenUnit as? UnitInformationStorage
    {
      (value, unit) = Self.scaled(given, amount)
    }
    let digits = numberFormatter.map(NumberDigits.init) ?? NumberDigits()
    guard let name = UnitNames.name(of: unit), let width else {
      let number = numberFormatter.flatMap { $0.string(from: NSNumber(value: value)) }
      return "\(number ?? "\(value)") \(unit.symbol)"
    }
    var parts = ["unit/\(name)", width] + digits.skeleton
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      value = preferred(value, in: unit)
      parts[0] = "measure-unit/temperature-generic"
    } else if !unitOptions.contains(.providedUnit) {
      parts.append("usage/default")
    }
    return LocaleFormats.number(value, parts, locale)
      // Kinds of units without regional preferences have no default usage.
      ?? LocaleFormats.number(value, parts.filter { $0 != "usage/default" }, locale)
      ?? "\(value) \(unit.symbol)"
  }

  /// Converts an amount of data to the largest unit in which it is at least 1.
  ///
  /// Unicode's data contain no preferred unit for it.
  private static func scaled(
    _ value: Double, _ unit: UnitInformationStorage
  ) -> (Double, Unit) {
    let bytes = Measurement(value: value, unit: unit).converted(to: .bytes)
    let units: [UnitInformationStorage] = [
      .petabytes, .terabytes, .gigabytes, .megabytes, .kilobytes,
    ]
    let scaled = units.lazy.map(bytes.converted(to:)).first { abs($0.value) >= 1 } ?? bytes
    return (scaled.value, scaled.unit)
  }

  /// Converts a temperature to the scale preferred in the region.
  private func preferred(_ value: Double, in unit: Unit) -> Double {
    guard !unitOptions.contains(.providedUnit), let unit = unit as? UnitTemperature else {
      return value
    }
    let region = Locale(identifier: "en_\(locale.region?.identifier ?? "001")")
    let zero = LocaleFormats.number(0, ["unit/celsius", "usage/default"], region)
    let scale: UnitTemperature = zero?.contains("F") == true ? .fahrenheit : .celsius
    return Measurement(value: value, unit: unit).converted(to: scale).value
  }

  private var width: String? {
    switch unitStyle {
    case .short: LocaleFormats.Width.narrow.skeleton
    case .medium: LocaleFormats.Width.short.skeleton
    case .long: LocaleFormats.Width.wide.skeleton
    @unknown default: nil
    }
  }
}

/// A measurement with any unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}
