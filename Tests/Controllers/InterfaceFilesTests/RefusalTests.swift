// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionInterfaceDocuments
import MullionInterfaceFiles
import Testing
import UIKit

/// A view with the default `init(coder:)` that traps.
final class ForgetfulView: UIView {
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@Suite("Interface files that can't be as they say")
@MainActor
struct RefusalTests {
  @Test func `a class that stops the program is named with its place`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Nib.of(
          """
          <view id="v"><subviews>
          <view id="f" customClass="ForgetfulView" customModule="InterfaceFilesTests"/>
          </subviews></view>
          """
        ).instantiate(withOwner: nil)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("init(coder:) has not been implemented"))
    expect(
      said.contains("Mullion: the program trapped while it created nib of data:5:1: view (id f):"))
  }

  /// Creates a temporary folder with storyboard files.
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return folder
  }

  private static func ring(_ name: String) -> String {
    Board.text(
      """
      <tabBarController id="n"><connections>
      <segue kind="relationship" relationship="viewControllers" destination="p" id="s"/>
      </connections></tabBarController>
      """,
      "<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"p\"/>", first: "n")
  }

  @Test func `storyboards that refer to each other come to an end`() throws {
    let folder = try folder([
      "One.storyboard": Self.ring("Two"), "Two.storyboard": Self.ring("One"), "Package.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let subject = try InterfaceSubject(contentsOf: folder.appendingPathComponent("One.storyboard"))
    let screen = try #require(subject.screen(nil))
    let outer = try #require(screen.controller as? UITabBarController)
    let depth = sequence(first: outer) { $0.viewControllers?.first as? UITabBarController }
      .prefix(9).reduce(0) { count, _ in count + 1 }
    expect((2...3).contains(depth))
  }

  @Test(arguments: ["", "<view key=\"view\" id=\"v\"/>", "<collectionView key=\"view\"/>"])
  func `a controller of a collection view has one, whatever its scene has`(view: String) throws {
    let board = try Board.of(
      Board.text(
        "<collectionViewController id=\"c\">\(view)</collectionViewController>", first: "c"))
    let made = board.storyboard.instantiateInitialViewController() as? UICollectionViewController
    let controller = try #require(made)
    controller.loadViewIfNeeded()
    expect(controller.collectionView?.superview === controller.view)
    let said = board.file.findings.filter { $0.description.contains("no collection view") }
    expect(said.count, equals: (view.contains("collectionView") ? 0 : 1))
  }

  @Test func `a navigation controller on the stack of another is named, and left out`() throws {
    let bars = """
      <navigationController id="%"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="b" id="s%"/>
      </connections></navigationController>
      """
    let board = try Board.of(
      Board.text(bars.replacing("%", with: "a"), bars.replacing("%", with: "b"), first: "a"))
    let made = board.storyboard.instantiateInitialViewController() as? UINavigationController
    expect(made?.viewControllers.isEmpty, equals: true)
    expect(board.file.findings.contains { $0.message.contains("on the stack of another") })
  }

  @Test func `a reference to a storyboard of the project is followed`() throws {
    let folder = try folder([
      "One.storyboard": Self.ring("Two"), "Package.swift": "",
      "Two.storyboard": Board.text(
        "<viewController title=\"Here\" id=\"a\"><view key=\"view\" id=\"v\"/></viewController>",
        first: "a"),
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let subject = try InterfaceSubject(contentsOf: folder.appendingPathComponent("One.storyboard"))
    let outer = subject.screen(nil)?.controller as? UITabBarController
    expect(outer?.viewControllers?.first?.title, equals: "Here")
    expect(subject.findings.isEmpty)
  }

  /// Returns a storyboard of ten scenes, each with three links to the next one; `link` creates one such link.
  private nonisolated static func fan(
    _ scene: (String, [String]) -> String, _ link: (String, Int) -> String
  ) -> String {
    let scenes = (0..<10).map { level in
      scene("\(level)", (0..<3).map { link("\(level)-\($0)", level + 1) })
    }
    return Board.text(
      scenes + ["<viewController id=\"n10\"><view key=\"view\"/></viewController>"], first: "n0")
  }

  private static func count(_ controller: UIViewController) -> Int {
    controller.children.reduce(1) { $0 + count($1) }
  }

  private nonisolated static let fans = [
    fan({ level, links in
      """
      <viewController id="n\(level)"><view key="view" id="v\(level)"><subviews>
      \(links.joined(separator: "\n"))
      </subviews></view></viewController>
      """
    }) { id, next in
      """
      <containerView id="c\(id)"><connections>
      <segue destination="n\(next)" kind="embed" id="s\(id)"/></connections></containerView>
      """
    },
    fan({ level, links in
      """
      <tabBarController id="n\(level)"><connections>
      \(links.joined(separator: "\n"))
      </connections></tabBarController>
      """
    }) { id, next in
      """
      <segue kind="relationship" relationship="viewControllers" destination="n\(next)" id="s\(id)"/>
      """
    },
  ]

  @Test(arguments: fans)
  func `scenes in each other have an upper bound, which is reported once`(text: String) throws {
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Fan.storyboard")
    let file = LoadedFile(document, in: nil, usesClasses: false)
    file.listener = { _ in }
    let controller = try #require(InterfaceSubject(file).screen(nil)?.controller)
    expect(Self.count(controller), equals: ReadingLimits().nestedScenes + 1)
    let reported = file.findings.filter { $0.message.contains("more than 1000 others") }
    expect(reported.count, equals: 1)
    // The next screen counts from nothing.
    expect(InterfaceSubject(file).screen(nil).flatMap(\.controller).map(Self.count), equals: 1001)
  }
}
