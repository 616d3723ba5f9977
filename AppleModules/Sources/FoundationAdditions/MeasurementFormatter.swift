// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says measurements and units in the words of a language: `3.5 km`, `21°C`.
///
/// Numbers are written by ICU in the digits and with the fraction that ``numberFormatter`` asks for.
///
/// Differs from Foundation on Apple's platforms: which unit a region prefers, and from which number on, is what Unicode's
/// data say of it, with and without ``UnitOptions/naturalScale``.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is said.
  public struct UnitOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt

    /// The options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, where otherwise the one counts that the region prefers.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit in which the number is neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures are said in degrees without a scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is said; the one that the region prefers at first.
  open var unitOptions: UnitOptions = []
  /// How much of the unit's name is written; medium at first.
  open var unitStyle = Formatter.UnitStyle.medium
  /// Whose language is spoken; the person's unless it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent
  /// What says how many digits are written; up to three of a fraction at first.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// A formatter of the person's language.
  public override init() { super.init() }

  /// Not possible: a formatter is set up in code.
  public required init?(coder: NSCoder) { nil }

  /// The measurement with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The unit alone: its short name, or with the long style that of several of it.
  open func string(from unit: Unit) -> String {
    guard let width, let name = UnitNames.name(of: unit) else { return unit.symbol }
    let two = LocaleFormats.number(2, [], locale) ?? ""
    let measured = LocaleFormats.number(2, ["unit/\(name)", width], locale)
    let left = measured?.replacingOccurrences(of: two, with: "")
    return left?.trimmingCharacters(in: .whitespaces) ?? unit.symbol
  }

  /// A measurement of any unit; nil: `obj` is none.
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
      // Nobody prefers one unit of its kind to another.
      ?? LocaleFormats.number(value, parts.filter { $0 != "usage/default" }, locale)
      ?? "\(value) \(unit.symbol)"
  }

  /// An amount of bytes in the largest unit of which there is a whole one; Unicode's data know none that is preferred.
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

  /// The number of degrees on the scale that the region prefers.
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

/// A measurement of some unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}
