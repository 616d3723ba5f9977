// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Cart

final class GradedTests: XCTestCase {
  /// Returns the texts of the screen in a language.
  @MainActor private func texts(_ count: Int, _ language: String) -> [String] {
    var found: [String] = []
    Matrix(devices: [.iPhone15], languages: [language]).mount({ CartViewController(count: count) })
    {
      _, harness in
      found = Screen(harness).texts
    }
    return found
  }

  @MainActor func testTheTitleAndTheButtonAreTranslated() {
    for (language, words) in [("en", ["Cart", "Check out"]), ("de", ["Warenkorb", "Zur Kasse"])] {
      let texts = texts(3, language)
      XCTAssertEqual([texts.first, texts.last], words)
    }
  }

  @MainActor func testTheNumberIsEnglish() {
    XCTAssertEqual(
      [0, 1, 2, 5, 21].map { texts($0, "en").dropFirst().first },
      ["Your cart is empty", "1 article", "2 articles", "5 articles", "21 articles"])
  }

  @MainActor func testTheNumberIsGerman() {
    XCTAssertEqual(
      [0, 1, 2, 5, 21].map { texts($0, "de").dropFirst().first },
      [
        "Dein Warenkorb ist leer", "1 Artikel im Korb", "2 Artikel im Korb", "5 Artikel im Korb",
        "21 Artikel im Korb",
      ])
  }

  @MainActor func testTheFormsAreInTheResources() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: sources.path))
    let names = files.compactMap { $0 as? String }
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      XCTAssertFalse(text.contains("Korb") || text.contains("== 1"), name)
    }
    XCTAssertTrue(names.contains { $0.hasSuffix(".xcstrings") || $0.hasSuffix(".stringsdict") })
  }
}
