// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the actions, differences and explanations of live screens.
@MainActor
struct LiveScreenTests {
  private func mount() throws -> (LiveScreen, FruitScreen) {
    let harness = CollectionViewHarness(FruitScreen(), on: .phone)
    return (LiveScreen(harness), try #require(harness.viewController as? FruitScreen))
  }

  private func failure(_ live: LiveScreen, _ script: String) async -> String {
    do throws(PictureFailure) {
      return "performed: \(try await live.perform(script))"
    } catch {
      return error.description
    }
  }

  // MARK: Actions

  @Test func `references are tapped, and text goes to the focused field`() async throws {
    let (live, screen) = try mount()
    _ = try live.look()
    expect(
      try await live.perform("tap @e1; type plum"),
      equals: "@e1 field \"Search fruits\": value nothing -> \"plum\", now focused\n")
    _ = try await live.perform("tap @e5; tap @e4")
    expect(screen.done, equals: ["select Pear", "add Apple"])
    expect(live.actions, equals: ["tap @e1", "type plum", "tap @e5", "tap @e4"])
    let other = try mount()
    for action in live.actions { _ = try await other.0.perform(action) }
    expect(other.1.done, equals: screen.done)
    expect(other.1.field.text, equals: "plum")
  }

  @Test func `a scroll is one line, also to a text or a reference out of sight`() async throws {
    let (live, _) = try mount()
    let first = try live.look()
    let scrolled = try await live.perform("scroll down 440")
    expect(
      scrolled,
      equals: "@e2 collection scrolled down 440: 20 came, first @e39 cell \"Fruit 18\"; 20 went\n")
    _ = try await live.perform("scroll @e2 to \"Fruit 35\"")
    expect(try live.look().contains("cell \"Fruit 35\""))
    _ = try await live.perform("scroll @e2 to @e3")
    expect(try live.look(), equals: first)
    expect(
      await failure(live, "scroll up"),
      equals: "action 1 of 1, 'scroll up': @e2 collection is at its end; it can be scrolled down.")
    expect(
      await failure(live, "scroll to Fruit 99").hasPrefix(
        "action 1 of 1, 'scroll to Fruit 99': @e2 collection has no element 'Fruit 99'; the nearest"
      ))
    expect(try live.look(), equals: first)
  }

  @Test func `swiping a row reveals its actions`() async throws {
    let (live, screen) = try mount()
    _ = try live.look()
    _ = try await live.perform("swipe @e5 left; tap Delete")
    expect(screen.done, equals: ["delete Pear"])
  }

  @Test func `an action that fails is named, and those before it were performed`() async throws {
    let (live, screen) = try mount()
    _ = try live.look()
    expect(
      await failure(live, "tap @e5; tap Aple; tap @e3"),
      equals: "action 2 of 3, 'tap Aple': There is no text 'Aple' on the screen; the nearest are "
        + "\"Apple\".")
    expect(screen.done, equals: ["select Pear"])
    expect(live.actions, equals: ["tap @e5"])
    expect(
      await failure(live, "type x"),
      equals: "action 1 of 1, 'type x': no text input is focused; tap a field first: @e1 field "
        + "\"Search fruits\".")
    screen.cover()
    live.harness.layout()
    expect(
      await failure(live, "tap @e5"),
      equals: "action 1 of 1, 'tap @e5': @e5 cell \"Pear\" is covered by UIView #card at "
        + "(0, 0, 390, 844).")
    expect(
      await failure(live, "back"),
      equals: "action 1 of 1, 'back': FruitScreen is the first controller: nothing was pushed or "
        + "presented before it.")
  }

  @Test func `back pops, traits change the device`() async throws {
    let navigation = UINavigationController(rootViewController: FruitScreen())
    let live = LiveScreen(CollectionViewHarness(navigation, on: .phone))
    _ = try live.look()
    let detail = UIViewController()
    detail.title = "Detail"
    navigation.pushViewController(detail, animated: false)
    let changes = live.lookDifference()
    expect(changes.hasPrefix("now screen 390x844 UIViewController \"Detail\"\n"))
    expect(changes.split(separator: "\n").count <= 15)
    expect(
      try await live.perform("back; traits dark, extra-large").hasPrefix(
        "now screen 390x844 dark text extra-large FruitScreen\n"))
    expect(navigation.viewControllers.count, equals: 1)
    expect(navigation.traitCollection.userInterfaceStyle, equals: .dark)
  }

  // MARK: Differences

  @Test func `a difference lists what changed, moved, went and came`() throws {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let labels = (0..<4).map { index in
      let label = UILabel(frame: CGRect(x: 0, y: index * 40, width: 100, height: 20))
      label.text = "Label \(index)"
      label.accessibilityIdentifier = "label-\(index)"
      screen.addSubview(label)
      return label
    }
    let live = LiveScreen(
      CollectionViewHarness(screen, size: CGSize(width: 300, height: 300)))
    _ = try live.look()
    expect(live.lookDifference(), equals: "nothing changed\n")
    labels[0].text = "Other"
    labels[1].removeFromSuperview()
    for label in labels.dropFirst() { label.frame.origin.y += 10 }
    let button = UISwitch(frame: CGRect(x: 0, y: 200, width: 51, height: 31))
    screen.addSubview(button)
    expect(
      live.lookDifference(),
      equals: """
        @e1 label "Other": text "Label 0" -> "Other"
        @e3 label "Label 2": 0 80 100 20 -> 0 90 100 20
        @e4 label "Label 3": 0 120 100 20 -> 0 130 100 20
        - @e2 label "Label 1"
        + @e5 switch 0 200 51 31 off

        """)
    for index in 0..<30 {
      let label = UILabel(frame: CGRect(x: 150, y: index * 10, width: 100, height: 9))
      label.text = "More \(index)"
      screen.addSubview(label)
    }
    let lines = live.lookDifference().split(separator: "\n")
    expect(lines.count, equals: 15)
    expect(lines.last, equals: "16 more changes: look shows the screen")
  }

  // MARK: Explanations

  @Test func `an explanation has the class, the identity and the causes of the frame`() throws {
    let (live, _) = try mount()
    _ = try live.look()
    let cell = try live.why("@e3")
    expect(
      cell.hasPrefix(
        """
        @e3 cell "Apple" 0 80 390 44
        class UICollectionViewListCell, controller FruitScreen
        identity FruitScreen/UICollectionView/cell 0.0
        frame 0 0 390 44 in @e2 UICollectionView, cell 0.0 of @e2 UICollectionView
        cell 0.0: (0, 0, 390, 44)
        """))
    let field = try live.why("@e1")
    expect(field.contains("identity #search\n"))
    expect(field.contains("no constraints: code sets the frame, autoresizing none\n"))
    expect(
      try live.why(nil),
      equals: "screen 390x844 FruitScreen\ncontrollers FruitScreen\n"
        + "safe area top 0, left 0, bottom 0, right 0\nlint: nothing found\n")
    expect(live.lint(), equals: "nothing found\n")
    #expect(throws: PictureFailure.self) { try live.why("@e999") }
  }

  @Test func `a picture has the numbers of what can be acted on`() throws {
    let (live, screen) = try mount()
    let label = UILabel(frame: CGRect(x: 330, y: 20, width: 50, height: 20))
    label.text = "Plain"
    screen.view.addSubview(label)
    var options = LookOptions()
    (options.isInteractive, options.lineLimit) = (true, nil)
    let numbers = try live.look(options).split(separator: "\n").compactMap { line in
      line.split(separator: " ").first { $0.hasPrefix("@e") }?.dropFirst()
    }
    expect(numbers.count, equals: 38)
    let plain = String(decoding: try live.picture(.svg), as: UTF8.self)
    let numbered = String(decoding: try live.picture(.svg, showsNumbers: true), as: UTF8.self)
    expect(numbers.filter { !numbered.contains(">\($0)<") }, equals: [])
    expect(!plain.contains(">e1<"))
    var all = LookOptions()
    (all.text, all.lineLimit) = ("Plain", nil)
    let reference = try live.look(all).split(separator: "\n").last?.split(separator: " ").first
    expect(reference.map { numbered.contains(">\($0.dropFirst())<") }, equals: false)
  }

  @Test func `the look of an element lists its parts, the limit says how to see the rest`() throws {
    let (live, _) = try mount()
    var options = LookOptions()
    options.lineLimit = 5
    let lines = try live.look(options).split(separator: "\n")
    expect(lines.count, equals: 5)
    expect(
      lines.last?.hasSuffix(
        "more lines: --all shows them; -s TEXT, -d N or a reference narrows the list"), equals: true
    )
    options = LookOptions()
    options.root = "@e3"
    expect(
      try live.look(options),
      equals: "@e3 cell \"Apple\" 0 80 390 44\n @e4 button \"Add\" 300 82 60 40\n")
    options = LookOptions()
    (options.isJSON, options.depth) = (true, 1)
    expect(
      try live.look(options),
      equals: """
        {"depth":0,"frame":[16,20,300,40],"identifier":"search","ref":"@e1","role":"field","text":"Search fruits"}
        {"below":22,"depth":0,"frame":[0,80,390,764],"ref":"@e2","role":"collection"}

        """)
  }
}
