// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing

@testable import MullionViewTree

/// Tests of font feature settings, compared with a dictionary of OpenType features in which the last setting
/// counts.
@MainActor
struct FontFeaturesTests {
  /// Selectors that turn an OpenType feature on and off, from the published registry.
  private static let switches: [(type: Int, on: Int, off: Int, tag: String)] =
    [
      (1, 2, 3, "liga"), (1, 4, 5, "dlig"), (1, 18, 19, "clig"), (1, 20, 21, "hlig"),
      (14, 4, 5, "zero"), (33, 0, 1, "case"), (36, 0, 1, "calt"), (36, 2, 3, "swsh"),
      (
        kContextualAlternatesType, kContextualSwashAlternatesOnSelector,
        kContextualSwashAlternatesOffSelector, "cswh"
      ),
    ] + (1...20).map { (35, 2 * $0, 2 * $0 + 1, String(format: "ss%02d", $0)) }

  /// Exclusive selectors, each of which turns off the features of the others.
  private static let choices: [(type: Int, selectors: [Int: String])] = [
    (6, [0: "tnum", 1: "pnum"]), (21, [0: "onum", 1: "lnum"]),
  ]

  @Test(arguments: [
    (kNumberSpacingType, kMonospacedNumbersSelector, "pnum=0,tnum=1"),
    (kVerticalPositionType, kScientificInferiorsSelector, "sinf=1"),
    (kFractionsType, kDiagonalFractionsSelector, "frac=1"),
    (kNumberCaseType, kUpperCaseNumbersSelector, "lnum=1,onum=0"),
    (kStylisticAlternativesType, kStylisticAltTwentyOnSelector, "ss20=1"),
    (kContextualAlternatesType, kSwashAlternatesOffSelector, "swsh=0"),
    (kLowerCaseType, kLowerCaseSmallCapsSelector, "smcp=1"),
    (kUpperCaseType, kUpperCasePetiteCapsSelector, "c2pc=1"),
  ])
  func `the names of the registry select its features`(type: Int, selector: Int, text: String) {
    let setting: [UIFontDescriptor.FeatureKey: Any] = [.type: type, .selector: selector]
    expect(FontFeatures([setting]).text, equals: text)
  }

  @Test(arguments: [Double.nan, .infinity, 1.5, 1e300])
  func `a setting whose numbers are not integers is ignored`(number: Double) {
    expect(FontFeatures([[UIFontDescriptor.FeatureKey.type: number, .selector: 1]]).text.isEmpty)
  }

  @Test(arguments: 0..<60)
  func `the last setting of a feature counts, and features stand in alphabetical order`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var model: [String: Int] = [:]
    var settings: [[UIFontDescriptor.FeatureKey: Any]] = []
    func add(_ type: Int, _ selector: Int) {
      settings.append([.type: type, .selector: selector])
    }
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let tag = ["smcp", "kern", "cv01", "liga"].randomElement(using: &random) ?? "kern"
        let value = Int.random(in: 0...3, using: &random)
        let key = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
        let number = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue")
        settings.append([key: tag, number: value])
        model[tag] = value
      case 1:
        guard let choice = Self.choices.randomElement(using: &random) else { continue }
        let selector = Int.random(in: 0...1, using: &random)
        add(choice.type, selector)
        for (other, tag) in choice.selectors { model[tag] = other == selector ? 1 : 0 }
      case 2:
        // None that is known.
        add(Int.random(in: 200...300, using: &random), 1)
        settings.append([UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag"): "a,b=1"])
      default:
        guard let found = Self.switches.randomElement(using: &random) else { continue }
        let isOn = Bool.random(using: &random)
        add(found.type, isOn ? found.on : found.off)
        model[found.tag] = isOn ? 1 : 0
      }
    }
    let wanted = model.keys.sorted().map { "\($0)=\(model[$0] ?? 0)" }.joined(separator: ",")
    expect(FontFeatures(settings).text, equals: wanted)
    expect(FontFeatures("no settings").text.isEmpty)
  }
}
