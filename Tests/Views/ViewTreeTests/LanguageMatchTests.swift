// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewTree
import Testing

@Suite("Which of the known languages a person understands")
struct LanguageMatchTests {
  @Test(
    arguments: [
      (["en", "de", "ko"], ["de"], "de"), (["en", "de"], ["DE"], "de"),
      (["en", "de"], ["de-AT"], "de"), (["pt-BR", "pt-PT"], ["pt-PT"], "pt-PT"),
      (["pt-PT", "pt", "en"], ["pt-BR"], "pt"), (["en", "pt-PT"], ["pt_BR"], "pt-PT"),
      (["ko", "en"], ["fi", "en"], "en"), (["ko", "fil"], ["fi"], nil), (["ko"], ["de"], nil),
      (["zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"), (["zh-Hans"], ["zh-TW"], nil),
      (["zh-Hant", "zh-Hans"], ["zh"], "zh-Hans"), (["sr-Latn", "sr"], ["sr"], "sr"),
      ([], ["de"], nil), (["de"], [], nil),
    ] as [([String], [String], String?)])
  func `the language itself, then without a region, then another region's`(
    known: [String], liked: [String], expected: String?
  ) {
    expect(LanguageMatch.best(among: known, for: liked), equals: expected)
  }
}
