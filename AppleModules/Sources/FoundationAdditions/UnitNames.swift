// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names of Foundation's units in Unicode's data.
enum UnitNames {
  /// Returns the name of a unit in Unicode's data, or `nil` for a custom unit.
  static func name(of unit: Unit) -> String? {
    named.first { type(of: $0.unit) == type(of: unit) && $0.unit == unit }?.name
  }

  private static let named: [(unit: Unit, name: String)] =
    lengths + areas + volumes + masses + times + movement + temperature + energy + electricity
    + information + other

  private static func units<Kind: Unit>(
    _ names: KeyValuePairs<Kind, String>
  ) -> [(unit: Unit, name: String)] {
    names.map { (unit: $0.key as Unit, name: $0.value) }
  }

  private static var lengths: [(unit: Unit, name: String)] {
    units([
      UnitLength.megameters: "megameter", .kilometers: "kilometer", .hectometers: "hectometer",
      .decameters: "decameter", .meters: "meter", .decimeters: "decimeter",
      .centimeters: "centimeter", .millimeters: "millimeter", .micrometers: "micrometer",
      .nanometers: "nanometer", .picometers: "picometer", .inches: "inch", .feet: "foot",
      .yards: "yard", .miles: "mile", .scandinavianMiles: "mile-scandinavian",
      .lightyears: "light-year", .nauticalMiles: "nautical-mile", .fathoms: "fathom",
      .furlongs: "furlong", .astronomicalUnits: "astronomical-unit", .parsecs: "parsec",
    ])
  }

  private static var areas: [(unit: Unit, name: String)] {
    units([
      UnitArea.squareMegameters: "square-megameter", .squareKilometers: "square-kilometer",
      .squareMeters: "square-meter", .squareCentimeters: "square-centimeter",
      .squareMillimeters: "square-millimeter", .squareMicrometers: "square-micrometer",
      .squareNanometers: "square-nanometer", .squareInches: "square-inch",
      .squareFeet: "square-foot", .squareYards: "square-yard", .squareMiles: "square-mile",
      .acres: "acre", .hectares: "hectare",
    ])
  }

  private static var volumes: [(unit: Unit, name: String)] {
    units([
      UnitVolume.megaliters: "megaliter", .kiloliters: "kiloliter", .liters: "liter",
      .deciliters: "deciliter", .centiliters: "centiliter", .milliliters: "milliliter",
      .cubicKilometers: "cubic-kilometer", .cubicMeters: "cubic-meter",
      .cubicDecimeters: "cubic-decimeter", .cubicCentimeters: "cubic-centimeter",
      .cubicMillimeters: "cubic-millimeter", .cubicInches: "cubic-inch", .cubicFeet: "cubic-foot",
      .cubicYards: "cubic-yard", .cubicMiles: "cubic-mile", .acreFeet: "acre-foot",
      .bushels: "bushel", .teaspoons: "teaspoon", .tablespoons: "tablespoon",
      .fluidOunces: "fluid-ounce", .cups: "cup", .pints: "pint", .quarts: "quart",
      .gallons: "gallon", .imperialFluidOunces: "fluid-ounce-imperial",
      .imperialQuarts: "quart-imperial", .imperialGallons: "gallon-imperial",
      .metricCups: "cup-metric",
    ])
  }

  private static var masses: [(unit: Unit, name: String)] {
    units([
      UnitMass.kilograms: "kilogram", .grams: "gram", .decigrams: "decigram",
      .centigrams: "centigram", .milligrams: "milligram", .micrograms: "microgram",
      .nanograms: "nanogram", .picograms: "picogram", .ounces: "ounce", .pounds: "pound",
      .stones: "stone", .metricTons: "tonne", .shortTons: "ton", .carats: "carat",
      .ouncesTroy: "ounce-troy",
    ]) + units([UnitConcentrationMass.milligramsPerDeciliter: "milligram-per-deciliter"])
  }

  private static var times: [(unit: Unit, name: String)] {
    units([UnitDuration.seconds: "second", .minutes: "minute", .hours: "hour"])
      + units([
        UnitFrequency.terahertz: "terahertz", .gigahertz: "gigahertz", .megahertz: "megahertz",
        .kilohertz: "kilohertz", .hertz: "hertz", .millihertz: "millihertz",
        .microhertz: "microhertz", .nanohertz: "nanohertz",
      ])
  }

  private static var movement: [(unit: Unit, name: String)] {
    units([
      UnitSpeed.metersPerSecond: "meter-per-second", .kilometersPerHour: "kilometer-per-hour",
      .milesPerHour: "mile-per-hour", .knots: "knot",
    ])
      + units([
        UnitAcceleration.metersPerSecondSquared: "meter-per-square-second", .gravity: "g-force",
      ])
      + units([
        UnitAngle.degrees: "degree", .arcMinutes: "arc-minute", .arcSeconds: "arc-second",
        .radians: "radian", .revolutions: "revolution",
      ])
      + units([
        UnitFuelEfficiency.litersPer100Kilometers: "liter-per-100-kilometer",
        .milesPerGallon: "mile-per-gallon", .milesPerImperialGallon: "mile-per-gallon-imperial",
      ])
  }

  private static var temperature: [(unit: Unit, name: String)] {
    units([
      UnitTemperature.kelvin: "kelvin", .celsius: "celsius", .fahrenheit: "fahrenheit",
    ])
  }

  private static var energy: [(unit: Unit, name: String)] {
    units([
      UnitEnergy.kilojoules: "kilojoule", .joules: "joule", .kilocalories: "kilocalorie",
      .calories: "calorie", .kilowattHours: "kilowatt-hour",
    ])
      + units([
        UnitPower.terawatts: "terawatt", .gigawatts: "gigawatt", .megawatts: "megawatt",
        .kilowatts: "kilowatt", .watts: "watt", .milliwatts: "milliwatt",
        .microwatts: "microwatt", .horsepower: "horsepower",
      ])
      + units([
        UnitPressure.gigapascals: "gigapascal", .megapascals: "megapascal",
        .kilopascals: "kilopascal", .hectopascals: "hectopascal",
        .inchesOfMercury: "inch-ofhg", .bars: "bar", .millibars: "millibar",
        .millimetersOfMercury: "millimeter-ofhg",
        .poundsForcePerSquareInch:
          "pound-force-per-square-inch",
      ])
  }

  private static var electricity: [(unit: Unit, name: String)] {
    units([
      UnitElectricCurrent.kiloamperes: "kiloampere", .amperes: "ampere",
      .milliamperes: "milliampere", .microamperes: "microampere",
    ])
      + units([
        UnitElectricPotentialDifference.megavolts: "megavolt", .kilovolts: "kilovolt",
        .volts: "volt", .millivolts: "millivolt", .microvolts: "microvolt",
      ])
      + units([
        UnitElectricResistance.megaohms: "megaohm", .kiloohms: "kiloohm", .ohms: "ohm",
        .milliohms: "milliohm", .microohms: "microohm",
      ])
  }

  private static var information: [(unit: Unit, name: String)] {
    units([
      UnitInformationStorage.bits: "bit", .kilobits: "kilobit", .megabits: "megabit",
      .gigabits: "gigabit", .terabits: "terabit", .bytes: "byte", .kilobytes: "kilobyte",
      .megabytes: "megabyte", .gigabytes: "gigabyte", .terabytes: "terabyte",
      .petabytes: "petabyte",
    ])
  }

  private static var other: [(unit: Unit, name: String)] {
    units([UnitIlluminance.lux: "lux"]) + units([UnitDispersion.partsPerMillion: "permillion"])
  }
}
