// SPDX-License-Identifier: Apache-2.0

#if canImport(CollectionViewTesting)
import CollectionViewTesting
import SnapshotTesting
import UIKit
import XCTest

@testable import Rates

/// Tests of the test kit in tests that are compiled unmodified.
final class RatesKitTests: XCTestCase {
  private let room = FileManager.default.temporaryDirectory
    .appendingPathComponent("rates-\(UUID().uuidString).bundle")

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(at: room)
  }

  /// Returns a bundle with a strings table in two languages and a string catalogue.
  private func bundle() throws -> Bundle {
    for (language, title) in ["en": "Rates", "de": "Kurse"] {
      let folder = room.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"title\" = \"\(title)\";".utf8)
        .write(to: folder.appendingPathComponent("Localizable.strings"))
    }
    let counts = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld rates": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld rate"}},
          "other": {"stringUnit": {"value": "%lld rates"}}}}},
        "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Kurs"}},
          "other": {"stringUnit": {"value": "%lld Kurse"}}}}}}}}}
      """
    try Data(counts.utf8).write(to: room.appendingPathComponent("Counts.xcstrings"))
    return try XCTUnwrap(Bundle(path: room.path))
  }

  @MainActor
  func testTextsAreInTheLanguageOfTheVariant() throws {
    let bundle = try bundle()
    var told: [String] = []
    Matrix(devices: [.iPhone15], languages: ["en", "de"]).mount(
      {
        told.append(NSLocalizedString("title", bundle: bundle, comment: ""))
        told += [1, 2].map { String(localized: "\($0) rates", table: "Counts", bundle: bundle) }
        return RatesViewController(rates: [])
      },
      { _, _ in })
    XCTAssertEqual(told, ["Rates", "1 rate", "2 rates", "Kurse", "1 Kurs", "2 Kurse"])
  }

  @MainActor
  func testDelaysAreThoseOfTheHarness() {
    var isDone = false
    let harness = CollectionViewHarness(Waiting { isDone = true }, on: .iPhone15)
    harness.advance(by: 3599)
    XCTAssertFalse(isDone)
    harness.advance(by: 2)
    XCTAssertTrue(isDone)
  }

  @MainActor
  func testSnapshotsAreTaken() {
    let rates = RatesViewController(rates: [Rate(code: "JPY", value: 0.01)])
    let failures = (1...2).map { _ in
      verifySnapshot(
        of: rates, as: .recursiveDescription(on: .iPhone13), named: "rates", record: .missing,
        snapshotDirectory: room.path)
    }
    XCTAssertEqual(failures[0]?.contains("was written"), true)
    XCTAssertNil(failures[1])
  }

  /// A screen that waits for an hour.
  private final class Waiting: UIViewController {
    private let end: () -> Void

    init(end: @escaping () -> Void) {
      self.end = end
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { [weak self] in self?.end() }
    }
  }
}
#endif
