// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@Suite("Storyboards in the languages of a matrix")
@MainActor
struct LanguageTests {
  private static let board = Board.text(
    """
    <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <label opaque="NO" text="Trips" id="a-b"><rect key="frame" x="16" y="100" width="200" height="30"/>
    </label></subviews></view></viewController>
    """, first: "c")

  /// A temporary folder that is deleted with the last reference to the object.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID().uuidString).bundle")
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let room = Folder()

  /// Returns a bundle with a storyboard and its translations.
  private func bundle() throws -> Bundle {
    let folder = room.url
    let files = [
      "Base.lproj/Main.storyboard": Self.board,
      "de.lproj/Main.strings": "\"a-b.text\" = \"Reisen\";",
      "ko.lproj/Main.strings": "\"a-b.text\" = \"여행\";",
      "ar.lproj/Help.storyboard": Self.board.replacingOccurrences(of: "Trips", with: "مساعدة"),
      "de.lproj/Help.storyboard": Self.board.replacingOccurrences(of: "Trips", with: "Hilfe"),
    ]
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func texts(_ storyboard: String, in languages: String?...) throws -> [String] {
    let bundle = try bundle()
    var texts: [String] = []
    try Matrix(devices: [.iPhone15], languages: languages).mount {
      // Elements that were read before keep their words: read it three times in each language.
      for _ in 0..<2 {
        _ = UIStoryboard(name: storyboard, bundle: bundle).instantiateInitialViewController()?.view
      }
      return try #require(
        UIStoryboard(name: storyboard, bundle: bundle).instantiateInitialViewController())
    } _: { _, harness in
      let view = harness.viewController?.view
      texts.append((view?.subviews.first as? UILabel)?.text ?? "nothing")
    }
    return texts
  }

  @Test func `the words beside a storyboard are those of the variant's language`() throws {
    let texts = try texts("Main", in: "de", nil, "ko", "de-AT")
    expect(texts, equals: ["Reisen", "Trips", "여행", "Reisen"])
  }

  @Test func `a storyboard of each language is the variant's`() throws {
    expect(try texts("Help", in: "ar", "de"), equals: ["مساعدة", "Hilfe"])
  }
}
