// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor struct AuditTests {
  private func harness(_ views: UIView...) -> CollectionViewHarness {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for view in views { controller.view.addSubview(view) }
    return CollectionViewHarness(controller, on: .iPhone15)
  }

  private func button(
    _ title: String?, x: CGFloat = 20, y: CGFloat = 100, side: CGFloat = 44
  ) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: y, width: max(side, 60), height: side))
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    return button
  }

  private func label(_ text: String, _ color: UIColor, size: CGFloat = 17) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    label.font = .systemFont(ofSize: size)
    label.text = text
    label.textColor = color
    return label
  }

  private func rules(_ harness: CollectionViewHarness) -> [AccessibilityRule] {
    harness.accessibilityFindings().map(\.rule)
  }

  @Test func `a screen without mistakes has no findings`() throws {
    let harness = harness(button("Add"), label("Rice", .black))
    expect(harness.accessibilityFindings().isEmpty)
    try harness.check(.accessible())
  }

  @Test func `faint texts of disabled controls are no finding`() {
    let button = button("Add")
    button.setTitleColor(.lightGray, for: .normal)
    expect(rules(harness(button)), equals: [.lowContrast])
    button.isEnabled = false
    button.setTitleColor(.lightGray, for: .disabled)
    expect(rules(harness(button)).isEmpty)
  }

  @Test func `what can be touched and not focused is found, with what hides it`() throws {
    let card = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
    card.addSubview(button("Add", y: 20))
    expect(rules(harness(card)).isEmpty)
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Rice"
    let finding = try #require(harness(card).accessibilityFindings([.unreachable]).first)
    expect(finding.element, equals: "button \"Add\"")
    expect(
      finding.measure,
      equals: "can be touched, but can't be focused: it is in UIView \"Rice\", which is"
        + " one element")
    expect(finding.code, equals: "AX008")
    card.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Add") { _ in true }
    ]
    expect(harness(card).accessibilityFindings([.unreachable]).isEmpty)
  }

  @Test func `a view that is tapped and no element is found, a background that is tapped not`() {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
    card.addGestureRecognizer(UITapGestureRecognizer())
    let harness = harness(card)
    expect(rules(harness), equals: [.unreachable])
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Rice"
    expect(rules(harness).isEmpty)
    card.isAccessibilityElement = false
    card.frame = harness.view.bounds
    expect(rules(harness).isEmpty)
  }

  @Test func `findings have their numbers by name`() throws {
    let harness = harness(button("Add", side: 43), label("Rice", .lightGray))
    let findings = harness.accessibilityFindings()
    expect(findings.map(\.code), equals: ["AX001", "AX004"])
    expect(findings[0].numbers, equals: ["width": 60, "height": 43, "wanted": 44])
    expect(findings[1].numbers["wanted"], equals: 4.5)
    expect((findings[1].numbers["ratio"] ?? 9) < 3)
    expect(findings[0].remedy, equals: AccessibilityRule.smallTarget.remedy)
  }

  @Test func `small targets are told with their size, and what to do`() throws {
    let harness = harness(button("Add", side: 43))
    let finding = try #require(harness.accessibilityFindings().first)
    expect(
      finding.description,
      equals:
        "small-target: button \"Add\" is 60 by 43 points and not 44 by 44, at (20, 100, 60, 43)")
    let failure = #expect(throws: CheckFailure.self) { try harness.check(.accessible()) }
    expect(failure?.description.contains("point(inside:with:)"), equals: true)
    try harness.check(.accessible(.missingLabel, .lowContrast))
  }

  @Test func `a target that is cut off by the screen may be larger than it seems`() {
    expect(rules(harness(button("Add", x: 380))).isEmpty)
  }

  @Test func `missing and repeated names are found`() {
    expect(rules(harness(button(nil))), equals: [.missingLabel])
    let twice = harness(button("Add"), button("Add", x: 120))
    expect(rules(twice), equals: [.repeatedLabel])
    let hinted = button("Add", x: 120)
    hinted.accessibilityHint = "Adds rice."
    expect(rules(harness(button("Add"), hinted)).isEmpty)
  }

  @Test func `actions without names are found`() {
    let button = button("Add")
    button.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Keep") { _ in true },
      UIAccessibilityCustomAction(name: "") { _ in true },
    ]
    let findings = harness(button).accessibilityFindings()
    expect(findings.map(\.rule), equals: [.namelessAction])
    expect(findings.first?.measure, equals: "has no name for action 2")
  }

  @Test func `what is read later and stands above is found`() {
    let (upper, lower) = (button("One"), button("Two", y: 300))
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
    holder.addSubview(upper)
    holder.addSubview(lower)
    holder.accessibilityElements = [lower, upper]
    let findings = harness(holder).accessibilityFindings()
    expect(findings.map(\.rule), equals: [.readingOrder])
    expect(
      findings.first?.measure, equals: "is read after button \"Two\" and is above it")
    holder.accessibilityElements = [upper, lower]
    expect(rules(harness(holder)).isEmpty)
  }

  @Test func `contrast is that with what is painted behind`() throws {
    let grey = UIColor(white: 0.5, alpha: 1)
    let finding = try #require(harness(label("Rice", grey)).accessibilityFindings().first)
    expect(finding.rule, equals: .lowContrast)
    expect(finding.measure, equals: "has a contrast of 3.98 to 1 and not 4.5 to 1, in size 17")
    expect(rules(harness(label("Rice", grey, size: 20))).isEmpty)
    expect(
      rules(harness(label("Rice", UIColor(white: 0.7, alpha: 1), size: 20))), equals: [.lowContrast]
    )
    expect(rules(harness(label("Rice", .white))), equals: [.lowContrast])

    let card = UIView(frame: CGRect(x: 0, y: 180, width: 393, height: 100))
    card.backgroundColor = .black
    expect(rules(harness(card, label("Rice", .white))).isEmpty)
    card.backgroundColor = UIColor(white: 0, alpha: 0.1)
    expect(rules(harness(card, label("Rice", .white))), equals: [.lowContrast])
  }

  @Test func `what is behind an image is not guessed at`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 180, width: 393, height: 100)
    expect(rules(harness(view, label("Rice", .white))).isEmpty)
  }

  @Test func `text that is cut is found`() {
    let label = label("Rice with kimchi", .black)
    label.frame.size.width = 60
    expect(rules(harness(label)), equals: [.clippedText])
    label.numberOfLines = 0
    label.frame.size.height = 200
    expect(rules(harness(label)).isEmpty)
  }

  @Test func `a screen reader's words are told in order, in the language asked for`() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 300, width: 51, height: 31))
    toggle.isOn = true
    toggle.accessibilityLabel = "Hot"
    let add = button("Add")
    add.accessibilityHint = "Adds rice."
    add.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Keep") { _ in true }]
    let title = label("Rice", .black)
    title.accessibilityTraits = .header
    let harness = harness(add, title, toggle)
    expect(
      harness.spokenText(),
      equals: """
        Add, button, Adds rice., actions: Keep
        Rice, heading
        Hot, on, switch button

        """)
    expect(
      harness.spokenText(in: .german),
      equals: """
        Add, Taste, Adds rice., Aktionen: Keep
        Rice, Überschrift
        Hot, ein, Umschalttaste

        """)
  }
}
