// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

@Suite("Texts in the person's language")
struct LocalizedStringTests {
  private let bundle: Bundle
  private let room = BundleFolder()

  init() throws {
    let folder = room.url
    let place = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let words = """
      "%lld apples for %@" = "For %2$@: %1$lld apples";
      "100% pure" = "All of it";
      "home.title" = "Home of %@";
      """
    try words.write(
      to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    try "\"Day\" = \"The day\";".write(
      to: place.appendingPathComponent("Times.strings"), atomically: true, encoding: .utf8)
    try Self.fruit.write(
      to: folder.appendingPathComponent("Fruit.xcstrings"), atomically: true, encoding: .utf8)
    try "\"%lld apples\" = \"of a table\"; \"Pears\" = \"Gruszki\";".write(
      to: place.appendingPathComponent("Fruit.strings"), atomically: true, encoding: .utf8)
    try "{".write(
      to: folder.appendingPathComponent("Broken.xcstrings"), atomically: true, encoding: .utf8)
    bundle = try #require(Bundle(path: folder.path))
  }

  /// A string catalog in Polish, where numbers require three plural forms.
  private static let fruit = """
    {"version": "1.0", "sourceLanguage": "pl", "strings": {
      "%lld apples": {"localizations": {"pl": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld jabłko"}},
        "few": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld jabłek"}}}}}}},
      "%@ has %lld apples, %lld pears": {"localizations": {"pl": {
        "stringUnit": {"state": "translated", "value": "%@: %#@apples@, %#@pears@, 100%%"},
        "substitutions": {
          "apples": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg jabłko"}},
            "other": {"stringUnit": {"value": "%arg jabłek"}}}}},
          "pears": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
            "few": {"stringUnit": {"value": "%arg gruszki"}},
            "other": {"stringUnit": {"value": "%arg gruszek"}}}}}}}}},
      "%lld plums": {"localizations": {"pl": {"variations": {"plural": {
        "zero": {"stringUnit": {"state": "translated", "value": "nic"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld śliwek"}}}}}}},
      "Tap": {"localizations": {"pl": {"variations": {"device": {
        "mac": {"stringUnit": {"value": "Kliknij"}},
        "other": {"stringUnit": {"value": "Stuknij"}}}}}}},
      "Pears": {}}}
    """

  @Test func `a text is found by what is written, its values by their kinds`() {
    let (count, name) = (3, "Ada")
    #expect(String(localized: "\(count) apples for \(name)", bundle: bundle) == "For Ada: 3 apples")
    #expect(String(localized: "100% pure", bundle: bundle) == "All of it")
    #expect(String(localized: "Day", table: "Times", bundle: bundle, comment: "") == "The day")
  }

  @Test func `a text that no table has is what is written`() {
    let share = 12.5
    #expect(String(localized: "\(share, specifier: "%.1f")% of \("it")") == "12.5% of it")
    #expect(String(localized: "50% off") == "50% off")
    #expect(String(localized: "\(7 as UInt8), \(-7 as Int64), \("ab".prefix(1))") == "7, -7, a")
    #expect(
      String(localized: "\(0.25, format: .percent.locale(Locale(identifier: "en_US")))") == "25%")
  }

  @Test func `a key with a text of its own is found by the key`() {
    #expect(
      String(localized: "home.title", defaultValue: "\("Ada")'s home", bundle: bundle)
        == "Home of Ada")
    #expect(
      String(localized: "none", defaultValue: "\("Ada")'s home", bundle: bundle) == "Ada's home")
  }

  @Test func `a catalogue of strings says the form that the number calls for`() {
    func apples(_ count: Int) -> String {
      String(localized: "\(count) apples", table: "Fruit", bundle: bundle)
    }
    #expect(
      [1, 3, 5, 22].map(apples) == ["1 jabłko", "3 jabłka", "5 jabłek", "22 jabłka"],
      "a catalogue goes before the table that was made of it")
    let resource = LocalizedStringResource(
      "\(2) apples", table: "Fruit", bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource) == "2 jabłka")
  }

  @Test func `zero has the form zero of a catalogue in every language`() {
    func plums(_ count: Int) -> String {
      String(localized: "\(count) plums", table: "Fruit", bundle: bundle)
    }
    #expect([0, 1, 5].map(plums) == ["nic", "1 śliwek", "5 śliwek"])
  }

  @Test func `each number in a text of a catalogue has a form of its own`() {
    func text(_ apples: Int, _ pears: Int) -> String {
      String(
        localized: "\("Ada") has \(apples) apples, \(pears) pears", table: "Fruit", bundle: bundle)
    }
    #expect(text(1, 5) == "Ada: 1 jabłko, 5 gruszek, 100%")
    #expect(text(5, 2) == "Ada: 5 jabłek, 2 gruszki, 100%")
  }

  @Test func `what a catalogue does not say is told by the tables or by the text itself`() {
    #expect(String(localized: "Tap", table: "Fruit", bundle: bundle) == "Stuknij")
    #expect(String(localized: "Pears", table: "Fruit", bundle: bundle) == "Gruszki")
    #expect(String(localized: "Plums", table: "Fruit", bundle: bundle) == "Plums")
    #expect(String(localized: "Plums", table: "Broken", bundle: bundle) == "Plums")
  }

  @Test func `a resource is told when it is needed`() {
    let place = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)
    let resource = LocalizedStringResource("\(2) apples for \("Bo")", bundle: place)
    #expect(resource.key == "%lld apples for %@")
    #expect(String(localized: resource) == "For Bo: 2 apples")
    #expect(
      String(localized: LocalizedStringResource("Day", table: "Times", bundle: place)) == "The day")
    let plain: LocalizedStringResource = "Plain"
    #expect(String(localized: plain) == "Plain")
    #expect(String(localized: "See: \(resource)") == "See: For Bo: 2 apples")
    #expect(resource == LocalizedStringResource("\(2) apples for \("Bo")", bundle: place))
    #expect(resource != LocalizedStringResource("\(3) apples for \("Bo")", bundle: place))
  }
}
