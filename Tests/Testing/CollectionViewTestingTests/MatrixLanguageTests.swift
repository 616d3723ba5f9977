// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@Suite("Languages in a matrix")
@MainActor struct MatrixLanguageTests {
  /// A bundle with the title "Recipes" in German, Korean and Arabic, and with English as its development
  /// language.
  private let bundle: Bundle
  private let room = GoldenTests.Folder()

  init() throws {
    let folder = URL(fileURLWithPath: room.path)
    let titles = ["en": "Recipes", "de": "Rezepte", "ko": "조리법", "ar": "وصفات"]
    for (language, title) in titles {
      let place = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let table = "\"title\" = \"\(title)\";\n"
      try table.write(
        to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
      try language.write(
        to: place.appendingPathComponent("help.txt"), atomically: true, encoding: .utf8)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  private func matrix(_ languages: String?...) -> Matrix {
    Matrix(devices: [.iPhone15], languages: languages)
  }

  /// Returns the results of `ask` during the creation of a screen in each language.
  private func told(_ languages: String?..., by ask: @MainActor () -> String?) -> [String] {
    var told: [String] = []
    Matrix(devices: [.iPhone15], languages: languages).mount {
      told.append(ask() ?? "nothing")
      return UIViewController()
    } _: { _, _ in
    }
    return told
  }

  @Test func `strings are those of the variant's language`() {
    let bundle = bundle
    expect(
      told("de", nil, "ko", "ar", "de-AT") {
        NSLocalizedString("title", bundle: bundle, comment: "")
      },
      equals: ["Rezepte", "Recipes", "조리법", "وصفات", "Rezepte"])
    expect(
      told("ko", "de") { bundle.localizedString(forKey: "title", value: nil, table: nil) },
      equals: ["조리법", "Rezepte"])
    expect(NSLocalizedString("title", bundle: bundle, comment: ""), equals: "Recipes")
  }

  @Test func `what no table has is its value, or its key`() {
    let bundle = bundle
    expect(
      told("de") { NSLocalizedString("none", bundle: bundle, value: "Other", comment: "") },
      equals: ["Other"])
    expect(told("de") { NSLocalizedString("none", bundle: bundle, comment: "") }, equals: ["none"])
    // The bundle has no Finnish: its development language is used.
    expect(
      told("fi") { NSLocalizedString("title", bundle: bundle, comment: "") }, equals: ["Recipes"])
  }

  @Test func `resources and preferences are the language's`() {
    let bundle = bundle
    expect(
      told("ar", "de") {
        bundle.url(forResource: "help", withExtension: "txt")
          .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      }, equals: ["ar", "de"])
    expect(told("ko", "de") { bundle.preferredLocalizations.first }, equals: ["ko", "de"])
  }

  @Test func `what a screen asks for later is in the language too`() {
    let bundle = bundle
    matrix("de").mount {
      let controller = UIViewController()
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Go") { action in
          let button = action.sender as? UIButton
          button?.setTitle(NSLocalizedString("title", bundle: bundle, comment: ""), for: .normal)
        })
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      controller.view.addSubview(button)
      return controller
    } _: { _, harness in
      #expect(throws: Never.self) { try harness.tap("Go") }
      harness.runUntilIdle()
      expect(harness.textFrames.contains("\"Rezepte\""))
    }
  }

  @Test func `tasks that a screen begins speak its language`() async {
    let bundle = bundle
    var task: Task<String, Never>?
    matrix("ko").mount {
      task = Task { NSLocalizedString("title", bundle: bundle, comment: "") }
      return UIViewController()
    } _: { _, _ in
    }
    expect(await task?.value, equals: "조리법")
  }

  @Test func `a language says in which direction people read`() {
    let variants = matrix("de", "ar", "he", "ko", "fa-IR").variants
    expect(
      variants.map(\.device.layoutDirection),
      equals: [.leftToRight, .rightToLeft, .rightToLeft, .leftToRight, .rightToLeft])
    expect(
      variants.prefix(2).map(\.description),
      equals: ["iPhone 15, language de", "iPhone 15, right to left, language ar"])
    let both = Matrix(
      devices: [.iPhone15], directions: [.leftToRight, .rightToLeft], languages: [nil, "de"])
    expect(both.variants.count, equals: 3)
  }

  @Test func `a matrix takes the languages that a bundle has`() {
    expect(Matrix.languages(of: bundle), equals: ["ar", "de", "en", "ko"])
    let pairs = Matrix.pairwise(
      languages: Matrix.languages(of: bundle), devices: [.iPhone15, .iPadMini]
    ).variants
    for language in ["ar", "de", "en", "ko"] {
      expect(Set(pairs.filter { $0.language == language }.map(\.device.name)).count, equals: 2)
    }
  }

  @Test func `a matrix takes the languages of catalogues of strings`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let words = """
      {"sourceLanguage": "en", "strings": {"Day": {"localizations": {
        "de": {"stringUnit": {"value": "Tag"}}, "sv": {"stringUnit": {"value": "Dag"}}}}}}
      """
    try Data(words.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let bundle = try #require(Bundle(path: folder.path))
    expect(Matrix.languages(of: bundle), equals: ["de", "en", "sv"])
  }

  @Test func `a transcript is in the variant's language`() {
    let bundle = bundle
    var spoken: [String] = []
    matrix(nil, "de", "ko", "ar").mount {
      let controller = UIViewController()
      let button = UIButton(type: .system)
      button.setTitle(NSLocalizedString("title", bundle: bundle, comment: ""), for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      controller.view.addSubview(button)
      return controller
    } _: { _, harness in
      spoken.append(harness.spokenText())
      expect(harness.spokenText(in: .french).contains("bouton"))
    }
    expect(spoken, equals: ["Recipes, button\n", "Rezepte, Taste\n", "조리법, 버튼\n", "وصفات, زر\n"])
  }

  @Test func `a date picker tells dates in the variant's language`() {
    var texts: [String] = []
    matrix("de", "fr").mount {
      let controller = UIViewController()
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = .date
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.date = Date(timeIntervalSince1970: 20_000_000)
      picker.frame = CGRect(x: 0, y: 100, width: 320, height: 216)
      controller.view.addSubview(picker)
      return controller
    } _: { _, harness in
      texts.append(harness.svg)
    }
    expect(texts[0].contains("August") && !texts[0].contains("août"))
    expect(texts[1].contains("août"))
  }
}
