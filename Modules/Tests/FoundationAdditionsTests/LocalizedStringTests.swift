// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

@Suite("Texts in the person's language")
struct LocalizedStringTests {
  /// A folder that goes with its last reference.
  private final class Folder: Sendable {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID().uuidString).bundle")
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let bundle: Bundle
  private let room = Folder()

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
    bundle = try #require(Bundle(path: folder.path))
  }

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
