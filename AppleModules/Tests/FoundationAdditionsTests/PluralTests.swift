// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

@Suite("Plurals of tables")
struct PluralTests {
  private let bundle: Bundle
  private let room = BundleFolder()

  private static func variable(_ name: String, _ forms: [String: String]) -> String {
    let pairs = forms.sorted { $0.key < $1.key }.map {
      "<key>\($0.key)</key><string>\($0.value)</string>"
    }
    return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
      + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>"
      + "\(pairs.joined())</dict>"
  }

  private static func entry(_ key: String, _ format: String, _ variables: String...) -> String {
    "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
      + "\(variables.joined())</dict>"
  }

  init() throws {
    let place = room.url.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let entries = [
      Self.entry(
        "apples", "%#@count@",
        Self.variable("count", ["zero": "no apples", "one": "one apple", "other": "%d apples"])),
      Self.entry(
        "pears", "%#@count@", Self.variable("count", ["one": "%d pear", "other": "%d pears"])),
      Self.entry(
        "both", "%@ has %#@first@ (100%%), %3$#@second@",
        Self.variable("first", ["one": "an apple", "other": "%d apples"]),
        Self.variable("second", ["one": "a pear", "other": "%d pears"])),
      Self.entry(
        "nested", "%#@first@",
        Self.variable("first", ["one": "%d man %#@second@", "other": "%d men %#@second@"]),
        Self.variable("second", ["one": "in a boat", "other": "in %d boats"])),
      Self.entry(
        "%lld plums", "%#@n@", Self.variable("n", ["one": "%lld plum", "other": "%lld plums"])),
      "<key>broken</key><dict><key>x</key><string>y</string></dict>",
    ]
    try "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
      .write(
        to: place.appendingPathComponent("Localizable.stringsdict"), atomically: true,
        encoding: .utf8)
    try "\"apples\" = \"of a table\"; \"plain\" = \"%d and %@\"; \"broken\" = \"whole\";".write(
      to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    try Self.fruit.write(
      to: room.url.appendingPathComponent("Fruit.xcstrings"), atomically: true, encoding: .utf8)
    bundle = try #require(Bundle(path: room.url.path))
  }

  private static let fruit = """
    {"version": "1.0", "sourceLanguage": "pl", "strings": {
      "apples": {"localizations": {"pl": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld jabłko"}},
        "few": {"stringUnit": {"value": "%lld jabłka"}},
        "other": {"stringUnit": {"value": "%lld jabłek"}}}}}}},
      "for": {"localizations": {"pl": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "Jabłko, %2$@"}},
        "other": {"stringUnit": {"value": "%2$@: %1$lld (%%)"}}}}}}},
      "Tap": {"localizations": {"pl": {"stringUnit": {"value": "Stuknij"}}}}}}
    """

  private func text(_ key: String) -> String {
    NSLocalizedString(key, bundle: bundle, comment: "")
  }

  @Test func `a table of plurals says the form that the number calls for`() {
    #expect(
      [0, 1, 2].map { String.localizedStringWithFormat(text("apples"), $0) }
        == ["no apples", "one apple", "2 apples"])
    #expect(
      [0, 1, 7].map { String(format: text("pears"), $0) } == ["0 pears", "1 pear", "7 pears"])
    let values: [Int] = [1]
    #expect(String(format: text("pears"), arguments: values) == "1 pear")
    #expect(String(format: text("pears"), locale: .current, 1) == "1 pear")
    #expect(String(format: text("pears"), locale: nil, arguments: [UInt8(1)]) == "1 pear")
  }

  @Test func `each variable has a number of its own, in texts that say their values`() {
    func both(_ name: String, _ apples: Int, _ pears: Int) -> String {
      String(
        localized: "both", defaultValue: "\(name)\(apples)\(pears)", bundle: bundle)
    }
    #expect(both("Ada", 1, 4) == "Ada has an apple (100%), 4 pears")
    #expect(both("Bo", 3, 1) == "Bo has 3 apples (100%), a pear")
    func nested(_ men: Int, _ boats: Int) -> String {
      String(localized: "nested", defaultValue: "\(men)\(boats)", bundle: bundle)
    }
    #expect(nested(3, 1) == "3 men in a boat")
    #expect(nested(1, 2) == "1 man in 2 boats")
  }

  @Test func `each number of a format chooses a form`() {
    let told = String.localizedStringWithFormat(text("both"), "Ada", 1, 4)
    #expect(told == "Ada has an apple (100%), 4 pears")
    #expect(String(format: text("both"), "Bo", 3, 1) == "Bo has 3 apples (100%), a pear")
    #expect(String(format: text("nested"), 3, 1) == "3 men in a boat")
  }

  @Test func `a form may leave values out`() {
    let format = NSLocalizedString("for", tableName: "Fruit", bundle: bundle, comment: "")
    #expect(String(format: format, 1, "Ada") == "Jabłko, Ada")
    #expect(String(format: format, 5, "Ada") == "Ada: 5 (%)")
    #expect(
      String(localized: "for", defaultValue: "\(1)\("Bo")", table: "Fruit", bundle: bundle)
        == "Jabłko, Bo")
  }

  @Test func `values whose kind nobody wrote are told in the form for many`() {
    let value: any CVarArg = 1
    #expect(String(format: text("pears"), value) == "1 pears")
    #expect(text("pears") == "%1$d pears")
  }

  @Test func `a text that is told later finds the plurals, too`() {
    #expect(String(localized: "\(1) plums", bundle: bundle) == "1 plum")
    #expect(String(localized: "\(5) plums", bundle: bundle) == "5 plums")
  }

  @Test func `a catalogue's plurals and texts are found by their keys`() {
    let format = NSLocalizedString("apples", tableName: "Fruit", bundle: bundle, comment: "")
    #expect(
      [1, 3, 5].map { String.localizedStringWithFormat(format, $0) }
        == ["1 jabłko", "3 jabłka", "5 jabłek"])
    #expect(NSLocalizedString("Tap", tableName: "Fruit", bundle: bundle, comment: "") == "Stuknij")
  }

  @Test func `what no number chooses is as it was`() {
    #expect(String(format: text("plain"), 3, "x") == "3 and x")
    #expect(text("broken") == "broken")
    #expect(NSLocalizedString("broken", bundle: bundle, value: "value", comment: "") == "value")
    #expect(String(localized: "broken", bundle: bundle) == "broken")
    #expect(text("none") == "none")
    #expect(NSLocalizedString("none", bundle: bundle, value: "value", comment: "") == "value")
    #expect(NSLocalizedString("none", comment: "") == "none")
    #expect(NSLocalizedString("none", tableName: nil, comment: "") == "none")
    #expect(String.localizedStringWithFormat("%d of %@", 1, "it") == "1 of it")
    #expect(String(format: "plain") == "plain")
    #expect([UInt8(10), 255].map { String(format: "%02x", $0) } == ["0a", "ff"])
    #expect(String(format: "%.1f %@", CGFloat(0.5), true ? "a" : "b") == "0.5 a")
    #expect(String(format: "%d", arguments: [1] as [any CVarArg]) == "1")
  }

  @Test func `it is found by whatever parameters are said`() {
    let table: String? = nil
    let all = [
      NSLocalizedString("a", comment: ""), NSLocalizedString("a", tableName: nil, comment: ""),
      NSLocalizedString("a", bundle: .main, comment: ""),
      NSLocalizedString("a", value: "a", comment: ""),
      NSLocalizedString("a", tableName: nil, bundle: .main, comment: ""),
      NSLocalizedString("a", tableName: "T", value: "a", comment: ""),
      NSLocalizedString("a", tableName: table, value: "a", comment: ""),
      NSLocalizedString("a", bundle: .main, value: "a", comment: ""),
      NSLocalizedString("a", tableName: "T", bundle: .main, value: "a", comment: ""),
      NSLocalizedString("a", tableName: nil, bundle: .main, value: "a", comment: ""),
      NSLocalizedString("a", tableName: table, bundle: .main, value: "a", comment: ""),
    ]
    #expect(all.allSatisfy { $0 == "a" })
    let format = NSLocalizedString(
      "apples", tableName: "Fruit", bundle: bundle, value: "", comment: "")
    #expect(String(format: format, 3) == "3 jabłka")
  }
}
