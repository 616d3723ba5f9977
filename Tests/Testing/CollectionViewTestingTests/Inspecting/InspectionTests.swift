// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the text of inspections.
@MainActor
struct InspectionTests {
  private func lines(_ harness: CollectionViewHarness) -> [String] {
    harness.inspect().split(separator: "\n").map(String.init)
  }

  @Test(arguments: [false, true])
  func `a list is on one line per element, with what it has out of sight`(isTable: Bool) {
    let harness = CollectionViewHarness(FruitScreen(isTable: isTable), on: .phone)
    let lines = lines(harness)
    expect(
      lines.prefix(5).map { $0.replacing("table", with: "collection") },
      equals: [
        "screen 390x844 FruitScreen",
        "@e1 field \"Search fruits\" 16 20 300 40 #search",
        "@e2 collection 0 80 390 764",
        " @e3 cell \"Apple\" 0 80 390 44",
        "  @e4 button \"Add\" 300 82 60 40",
      ])
    expect(lines.last, equals: " below: 22 cells")
    expect(harness.inspect(), equals: harness.inspect())
    let other = CollectionViewHarness(FruitScreen(isTable: isTable), on: .phone)
    expect(other.inspect(), equals: harness.inspect())
  }

  @Test func `only what the user can act on is listed`() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    label.text = "A \"label\"\nof two lines"
    let tapped = UIView(frame: CGRect(x: 10, y: 100, width: 50.25, height: 20))
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    let control = UISwitch(frame: CGRect(x: 10, y: 150, width: 51, height: 31))
    control.isEnabled = false
    for view in [label, tapped, control] { screen.addSubview(view) }
    let harness = CollectionViewHarness(screen, size: CGSize(width: 300, height: 300))
    expect(
      harness.inspect(),
      equals: """
        screen 300x300
        @e1 label "A \\"label\\"\\nof two lines" 10 10 100 20
        @e2 view 10 100 50.3 20 taps
        @e3 switch 10 150 51 31 off disabled

        """)
    expect(
      harness.inspect(isInteractive: true),
      equals: """
        screen 300x300
        @e2 view 10 100 50.3 20 taps
        @e3 switch 10 150 51 31 off disabled

        """)
    expect(
      harness.inspect(containing: "LABEL"),
      equals: "screen 300x300\n@e1 label \"A \\\"label\\\"\\nof two lines\" 10 10 100 20\n")
    expect(
      harness.inspect(containing: "cell"), equals: "screen 300x300\nno element contains \"cell\"\n")
  }

  @Test func `texts of secure fields are obscured, long texts are cut, others escaped`() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    (field.placeholder, field.text, field.isSecureTextEntry) = ("Password", "secret", true)
    let label = UILabel(frame: CGRect(x: 10, y: 60, width: 100, height: 20))
    label.text = String(repeating: "long ", count: 40)
    let other = UILabel(frame: CGRect(x: 10, y: 90, width: 100, height: 20))
    other.text = "a\u{1B}[31m\u{202E}b"
    for view in [field, label, other] { screen.addSubview(view) }
    let text = CollectionViewHarness(screen, size: CGSize(width: 300, height: 300)).inspect()
    expect(text.contains("field \"Password\" 10 10 100 30 secure value \"••••••\""))
    expect(!text.contains("secret"))
    expect(text.contains("label \"\(String(repeating: "long ", count: 11))long…\" 10 60"))
    expect(text.contains("label \"a\\u{1b}[31m\\u{202e}b\" 10 90"))
  }

  @Test func `bars are read first and last, overlays after the contents`() {
    let controller = OverlaidController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let harness = CollectionViewHarness(navigation, on: .phone)
    let roles = lines(harness).dropFirst().map { line in
      line.trimmingCharacters(in: .whitespaces).split(separator: " ").dropFirst().prefix(2)
        .joined(separator: " ")
    }
    expect(
      roles,
      equals: [
        "navigation-bar \"Order\"", "label \"back\"", "label \"left\"", "label \"right\"",
        "label \"last\"", "button \"Float\"", "toolbar 0",
      ])
    let mirrored = lines(CollectionViewHarness(OverlaidController(), on: .phone.rightToLeft))
    let (right, left) = (
      mirrored.firstIndex { $0.contains("\"right\"") } ?? 0,
      mirrored.firstIndex { $0.contains("\"left\"") } ?? 0
    )
    expect(right < left)
  }

  @Test func `the contents of a scroll view out of sight are counted`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    for index in 0..<10 {
      let button = UIButton(frame: CGRect(x: 0, y: index * 100, width: 100, height: 40))
      button.setTitle("Button \(index)", for: .normal)
      scrollView.addSubview(button)
    }
    let harness = CollectionViewHarness(scrollView, size: CGSize(width: 200, height: 100))
    _ = harness.inspect()
    scrollView.contentOffset.y = 200
    harness.layout()
    expect(
      harness.inspect(),
      equals: """
        screen 200x100
        @e1 scroll 0 0 200 100
         @e3 button "Button 2" 0 0 100 40
         above: 2 elements, first "Button 1"
         below: 7 elements, first "Button 3"

        """)
  }
}

/// A controller whose contents were added in another order than they read.
private final class OverlaidController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    add("back", CGRect(x: 0, y: 120, width: 390, height: 200))
    add("last", CGRect(x: 0, y: 500, width: 100, height: 20))
    add("right", CGRect(x: 200, y: 400, width: 100, height: 20))
    add("left", CGRect(x: 0, y: 405, width: 100, height: 20))
    let button = UIButton(frame: CGRect(x: 20, y: 150, width: 60, height: 40))
    button.setTitle("Float", for: .normal)
    view.addSubview(button)
  }

  private func add(_ text: String, _ frame: CGRect) {
    let label = UILabel(frame: frame)
    label.text = text
    view.addSubview(label)
  }
}
