// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of measurements formatted in a language.
struct MeasurementFormatterTests {
  private static func formatter(
    _ language: String, _ options: MeasurementFormatter.UnitOptions = []
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.unitOptions = options
    return formatter
  }

  @Test func `a region prefers its units`() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(Self.formatter("en_US").string(from: way) == "3.107 mi")
    #expect(Self.formatter("de_DE").string(from: way) == "5 km")
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(Self.formatter("en_US").string(from: warmth) == "68°F")
    #expect(Self.formatter("ko_KR").string(from: warmth) == "20°C")
  }

  @Test func `numbers are scaled`() {
    let way = Measurement(value: 1500, unit: UnitLength.meters)
    #expect(Self.formatter("fr_FR", .naturalScale).string(from: way) == "1,5\u{202F}km")
    let file = Measurement(value: 2_500_000, unit: UnitInformationStorage.bytes)
    #expect(Self.formatter("en_US", .naturalScale).string(from: file) == "2.5 MB")
    #expect(Self.formatter("en_US").string(from: file) == "2,500,000 byte")
  }

  @Test(
    arguments: [
      (.short, "3mph", "3km"), (.medium, "3 mph", "3 km"),
      (.long, "3 miles per hour", "3 kilometers"),
    ] as [(Formatter.UnitStyle, String, String)])
  func `a unit has a name in each style`(style: Formatter.UnitStyle, speed: String, way: String) {
    let formatter = Self.formatter("en_US", .providedUnit)
    formatter.unitStyle = style
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == way)
    let told = formatter.string(from: Measurement(value: 3, unit: UnitSpeed.milesPerHour))
    #expect(told == speed)
  }

  @Test func `the formatter of numbers says how many digits there are`() {
    let formatter = Self.formatter("en_US", .providedUnit)
    formatter.numberFormatter.maximumFractionDigits = 1
    formatter.numberFormatter.minimumFractionDigits = 1
    formatter.numberFormatter.usesGroupingSeparator = false
    #expect(
      formatter.string(from: Measurement(value: 12345.678, unit: UnitMass.grams)) == "12345.7 g")
    formatter.numberFormatter.minimumFractionDigits = 0
    formatter.numberFormatter.maximumFractionDigits = 0
    formatter.numberFormatter.roundingMode = .floor
    #expect(formatter.string(from: Measurement(value: 2.9, unit: UnitVolume.liters)) == "2 L")
  }

  @Test func `temperatures go without their scale`() {
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(Self.formatter("de_DE", .temperatureWithoutUnit).string(from: warmth) == "20°")
    #expect(Self.formatter("en_US", .temperatureWithoutUnit).string(from: warmth) == "68°")
    #expect(
      Self.formatter("en_US", [.temperatureWithoutUnit, .providedUnit]).string(from: warmth)
        == "20°")
  }

  @Test func `units have names without numbers`() {
    let formatter = Self.formatter("en_US")
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    formatter.locale = Locale(identifier: "ko_KR")
    #expect(formatter.string(from: UnitLength.kilometers) == "킬로미터")
  }

  @Test func `a unit of the program's own has its symbol`() {
    let formatter = Self.formatter("en_US")
    #expect(formatter.string(from: Measurement(value: 1.5, unit: Unit(symbol: "pts"))) == "1.5 pts")
    #expect(formatter.string(from: Unit(symbol: "pts")) == "pts")
    #expect(formatter.string(for: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
    #expect(formatter.string(for: 5) == nil)
  }

  @Test func `every unit of Foundation's with a common name is said`() {
    let formatter = Self.formatter("en_US", .providedUnit)
    formatter.unitStyle = .long
    let units: [Unit] = [
      UnitMass.metricTons, UnitDispersion.partsPerMillion, UnitPressure.poundsForcePerSquareInch,
      UnitVolume.imperialGallons, UnitFuelEfficiency.litersPer100Kilometers, UnitIlluminance.lux,
      UnitEnergy.kilowattHours, UnitElectricResistance.ohms, UnitAngle.arcMinutes,
      UnitFrequency.hertz, UnitDuration.hours, UnitArea.squareFeet,
      UnitAcceleration.metersPerSecondSquared, UnitConcentrationMass.milligramsPerDeciliter,
    ]
    let names = units.map(formatter.string(from:))
    #expect(
      names == [
        "metric tons", "parts per million", "pounds-force per square inch", "Imp. gallons",
        "liters per 100 kilometers", "lux", "kilowatt-hours", "ohms", "arcminutes", "hertz",
        "hours", "square feet", "meters per second squared", "milligrams per deciliter",
      ])
  }
}
