// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import mullion

@Suite("Commands on interface files")
@MainActor
struct InterfaceCommandTests {
  private let output = NSTemporaryDirectory() + "interface-\(UUID().uuidString).svg"

  private func run(_ words: String...) async -> CommandOutcome { await Command.run(words) }

  // MARK: render

  @Test func `a nib is rendered in its size, without any code of its application`() async throws {
    let file = try InterfaceFile("Card.xib", InterfaceFile.card)
    let outcome = await run("render", file.path)
    expect(outcome.status, equals: 0)
    expect(outcome.output.hasPrefix("frames 2  screen 200x80 @2x"))
    expect(outcome.output.contains("\"A card\""))
  }

  @Test func `the first scene shows its prototypes, another one is named`() async throws {
    let file = try InterfaceFile("Main.storyboard", InterfaceFile.scenes)
    let first = await run("render", file.path)
    expect(first.output.contains("\"A row\""))
    expect(first.output.contains("390x844"))
    let other = await run("render", file.path, "--scene", "Word", "--size", "300x400", "--dark")
    expect(other.output.contains("\"A word\""))
    expect(other.output.contains("300x400"))
  }

  @Test func `a scene that a tap leads to shows its prototypes`() async throws {
    let file = try InterfaceFile(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="a"><scenes>
      <scene sceneID="s1"><objects><viewController id="a"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <button opaque="NO" buttonType="system" id="b">
      <rect key="frame" x="0" y="100" width="200" height="60"/><state key="normal" title="Open"/>
      <connections><segue destination="t" kind="presentation" id="g"/></connections></button>
      </subviews></view></viewController></objects></scene>
      <scene sceneID="s2"><objects><tableViewController id="t"><tableView key="view" id="tv">
      <prototypes><tableViewCell reuseIdentifier="row" textLabel="l" style="IBUITableViewCellStyleDefault"
        id="c"><tableViewCellContentView key="contentView" id="cc"><subviews>
      <label text="A row" id="l"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene></scenes></document>
      """)
    let outcome = await run("render", file.path, "--do", "tap 50,130; wait 1")
    expect(outcome.status, equals: 0)
    expect(outcome.output.contains("\"A row\""))
  }

  @Test func `more contrast is seen`() async {
    let usual = await run("render", "settings")
    let high = await run("render", "settings", "--high-contrast")
    expect(high.status, equals: 0)
    expect(usual.output != high.output)
    expect(await run("render", "settings", "--high-contrast").output, equals: high.output)
  }

  @Test func `larger text is larger`() async throws {
    let file = try InterfaceFile("Card.xib", InterfaceFile.card)
    let usual = await run("render", file.path)
    let largest = await run("render", file.path, "--text", "largest")
    expect(usual.output != largest.output)
    expect(await run("render", file.path, "--text", "huge").errors.contains("--text expects"))
  }

  @Test func `a scene that is not there is named with those that are`() async throws {
    let file = try InterfaceFile("Main.storyboard", InterfaceFile.scenes)
    expect(
      await run("render", file.path, "--scene", "Cellar"),
      equals: CommandOutcome(
        "", errors: "mullion: '\(file.path)' has no scene 'Cellar'; there are List, Word.\n",
        status: 2))
    let nib = try InterfaceFile("Card.xib", InterfaceFile.card)
    expect(await run("render", nib.path, "--scene", "A").errors.contains("is a nib"))
    expect(
      await run("render", "home", "--scene", "A").errors.contains("and 'home' is not a storyboard"))
  }

  @Test func `a file that is broken is one sentence with its place`() async throws {
    let file = try InterfaceFile("Bad.xib", "<document>\n<view></document>")
    for command in ["render", "draw"] {
      let outcome = await Command.run(
        command == "draw" ? [command, file.path, "-o", output] : [command, file.path])
      expect(outcome.status, equals: 2)
      expect(outcome.errors.hasPrefix("mullion: \(file.path):2:7: "))
    }
    expect(await run("render", "/nowhere.xib").errors.contains("there is no such file"))
  }

  // MARK: draw

  @Test func `constraints are drawn with their lengths and priorities`() async throws {
    let file = try InterfaceFile("Card.xib", InterfaceFile.card)
    defer { try? FileManager.default.removeItem(atPath: output) }
    expect(await run("draw", file.path, "-o", output), equals: CommandOutcome(""))
    let svg = try String(contentsOfFile: output, encoding: .utf8)
    for label in ["Card.xib", ">20<", "24 @750", ">alignment<", ">constraint of lower priority<"] {
      expect(svg.contains(label), "\(label)")
    }
    expect(!svg.contains("place left open"))
  }

  @Test func `views whose place is open are drawn in another colour`() async throws {
    let file = try InterfaceFile(
      "Card.xib", InterfaceFile.card.replacing("firstAttribute=\"leading\"", with: ""))
    defer { try? FileManager.default.removeItem(atPath: output) }
    expect(await run("draw", file.path, "-o", output), equals: CommandOutcome(""))
    expect(
      try String(contentsOfFile: output, encoding: .utf8).contains("place left open"))
  }

  // MARK: lint

  @Test func `findings of a nib are coded, with place and remedy`() async throws {
    let file = try InterfaceFile("Card.xib", InterfaceFile.card)
    expect(await run("lint", file.path), equals: CommandOutcome("nothing found\n"))
    let broken = try InterfaceFile(
      "Card.xib", InterfaceFile.card.replacing("secondItem=\"l\"", with: "secondItem=\"z\""))
    let outcome = await run("lint", broken.path)
    expect(outcome.status, equals: 1)
    expect(
      outcome.output.contains(
        "IF002 error: \(broken.path):9:1 constraint (id 2)\n  The constraint names z,"))
  }

  @Test func `the sources of a project say which classes and outlets there are`() async throws {
    let file = try InterfaceFile("Main.storyboard", InterfaceFile.scenes)
    // Without a project nothing is known of classes.
    expect(await run("lint", file.path).output, equals: "nothing found\n")
    try file.add("Package.swift", "")
    try file.add(
      "WordController.swift",
      "import UIKit\nfinal class WordController: UIViewController { @IBOutlet var word: UILabel! }")
    for subject in [file.path, file.folder + "/App.xcodeproj"] {
      let outcome = await run("lint", subject)
      expect(outcome.status, equals: 1)
      expect(outcome.output.contains("IF013 error"), "\(outcome)")
      expect(outcome.output.contains("has no property 'line'"))
      expect(!outcome.output.contains("'word'"))
      expect(outcome.output.hasSuffix("error: 1\n"))
    }
    try file.add("WordController.swift", "import UIKit\nclass OtherController: UIViewController {}")
    let outcome = await run("lint", file.folder + "/App.xcodeproj")
    expect(outcome.output.contains("declares the class WordController"))
  }

  @Test func `a project without interface files is said`() async throws {
    let file = try InterfaceFile("a.txt", "")
    expect(
      await run("lint", file.folder + "/A.xcodeproj").errors,
      equals: "mullion: There is no .xib or .storyboard file beside '\(file.folder)/A.xcodeproj'.\n"
    )
  }

  @Test func `a folder is looked at for its interface files`() async throws {
    let file = try InterfaceFile("Main.storyboard", InterfaceFile.scenes)
    try file.add(
      "Card.xib", InterfaceFile.card.replacing("secondItem=\"l\"", with: "secondItem=\"z\""))
    let outcome = await run("lint", file.folder)
    expect(outcome.status, equals: 1)
    expect(outcome.output.contains("IF002 error"), "\(outcome)")
    expect(outcome.output.contains("\(file.folder)/Card.xib"))
    let json = await run("lint", file.folder, "--json")
    expect(json.status == 1 && json.output.contains("\"IF002\""), "\(json)")
  }

  @Test func `a folder with sources beside its interface files gives lines, no JSON`() async throws
  {
    let file = try InterfaceFile("Card.xib", InterfaceFile.card)
    try file.add("Package.swift", "")
    expect(
      await run("lint", file.folder, "--json").errors,
      equals:
        "mullion: --json has no effect here: '\(file.folder)' also contains Swift sources, whose"
        + " findings are printed as lines only.\n")
    expect(
      await run("lint", file.folder, "--severity", "error"),
      equals: CommandOutcome("nothing found\n"))
  }

  @Test(arguments: ["--json", "--size=300x300", "--severity=error"])
  func `a folder without interface files takes no options of theirs`(option: String) async throws {
    let file = try InterfaceFile("a.swift", "")
    let outcome = await run("lint", file.folder, option)
    expect(outcome.status, equals: 2)
    expect(outcome.errors.contains("contains Swift sources, whose"), "\(outcome)")
  }

  @Test(arguments: ["--items=3", "--id=A"])
  func `options of layouts are refused`(option: String) async throws {
    let file = try InterfaceFile("Card.xib", InterfaceFile.card)
    let name = option.prefix { $0 != "=" }
    expect(
      await run("lint", file.path, option).errors,
      equals: "mullion: \(name) has no effect here: '\(file.path)' is an interface file.\n")
  }
}
