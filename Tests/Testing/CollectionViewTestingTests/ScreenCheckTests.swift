// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the checks on screens that are not lists.
@MainActor
struct ScreenCheckTests {
  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  /// Returns a screen of 390 by 844 points with these views.
  private func harness(_ views: UIView...) -> CollectionViewHarness {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for view in views { root.addSubview(view) }
    return CollectionViewHarness(root)
  }

  private func violations(_ check: LayoutCheck, _ harness: CollectionViewHarness) -> [String] {
    check.violations(harness)
  }

  // MARK: No overlap

  @Test func `two labels over each other outside of cells are an overlap`() {
    let harness = harness(
      label("Breakfast", CGRect(x: 20, y: 100, width: 200, height: 20)),
      label("Lunch", CGRect(x: 40, y: 110, width: 200, height: 20)))
    let failure = #expect(throws: CheckFailure.self) { try harness.check(.noOverlap) }
    expect(
      failure?.violations.first?.hasPrefix(
        "no overlap: label \"Lunch\" (40, 110, "), equals: true)
    expect(
      failure?.violations.first?.contains("lies over label \"Breakfast\" (20, 100"), equals: true)
  }

  @Test func `texts that share a line of two labels are no overlap`() {
    let right = label("Right", CGRect(x: 20, y: 100, width: 350, height: 20))
    right.textAlignment = .right
    let harness = harness(label("Left", CGRect(x: 20, y: 100, width: 350, height: 20)), right)
    expect(violations(.noOverlap, harness), equals: [])
  }

  @Test func `an image over a text is an overlap, a caption on an image is none`() {
    func image(_ y: CGFloat) -> UIImageView {
      let view = UIImageView(image: UIImage(systemName: "house"))
      view.frame = CGRect(x: 20, y: y, width: 60, height: 60)
      return view
    }
    let harness = harness(
      label("Home", CGRect(x: 20, y: 120, width: 100, height: 20)), image(100), image(300),
      label("Home", CGRect(x: 20, y: 320, width: 100, height: 20)))
    let found = violations(.noOverlap, harness)
    expect(found.count, equals: 1)
    expect(found.first?.hasPrefix("image house"), equals: true)
  }

  @Test func `controls that share a part are an overlap, one in another is none`() {
    func button(_ name: String, _ frame: CGRect) -> UIButton {
      let button = UIButton(frame: frame)
      button.accessibilityIdentifier = name
      return button
    }
    let harness = harness(
      button("card", CGRect(x: 20, y: 100, width: 300, height: 100)),
      button("close", CGRect(x: 280, y: 110, width: 30, height: 30)),
      button("more", CGRect(x: 300, y: 150, width: 60, height: 30)))
    let found = violations(.noOverlap, harness)
    expect(
      found,
      equals: [
        "button #more (300, 150, 60, 30) lies over button #card (20, 100, 300, 100), they share "
          + "(300, 150, 20, 30)"
      ])
  }

  @Test func `what is hidden, faded out or behind a card is in nobody's way`() {
    let faded = label("Faded", CGRect(x: 20, y: 100, width: 200, height: 20))
    faded.alpha = 0
    let card = UIView(frame: CGRect(x: 0, y: 80, width: 390, height: 100))
    card.backgroundColor = .white
    card.addSubview(label("Card", CGRect(x: 20, y: 20, width: 200, height: 20)))
    let harness = harness(
      label("Under", CGRect(x: 20, y: 100, width: 200, height: 20)), faded, card)
    expect(violations(.noOverlap, harness), equals: [])
  }

  @Test func `what scrolls under a button is no overlap, what overlaps in it is one`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    scrollView.addSubview(label("One", CGRect(x: 20, y: 780, width: 200, height: 20)))
    let add = UIButton(type: .system)
    add.setTitle("Add", for: .normal)
    add.frame = CGRect(x: 20, y: 770, width: 100, height: 40)
    let harness = harness(scrollView, add)
    expect(violations(.noOverlap, harness), equals: [])
    scrollView.addSubview(label("Two", CGRect(x: 30, y: 785, width: 200, height: 20)))
    harness.layout()
    expect(violations(.noOverlap, harness).count, equals: 1)
  }

  @Test func `two labels over each other in a cell are an overlap`() {
    let harness = CollectionViewHarness(layout: LayoutCheckTests.grid(columns: 2), items: [2])
    let cell = harness.collectionView?.cellForItem(at: IndexPath(item: 1, section: 0))
    let own = cell?.contentView.subviews.first as? UILabel
    let other = label("other", own?.frame ?? .zero)
    other.textAlignment = own?.textAlignment ?? .natural
    cell?.contentView.addSubview(other)
    harness.layout()
    expect(violations(.noOverlap, harness).first?.hasPrefix("label \"other\""), equals: true)
  }

  // MARK: Labels inside

  @Test func `a label that leaves the screen is named`() {
    let harness = harness(
      label("Far", CGRect(x: 300, y: 100, width: 200, height: 20)),
      label("Parked", CGRect(x: 400, y: 200, width: 200, height: 20)))
    expect(
      violations(.labelsInside, harness),
      equals: [
        "\"Far\" at (300, 100, 200, 20) leaves the screen, (0, 0, 390, 844)"
      ])
  }

  @Test func `a label that leaves its card, its control or its scroll view's content is named`() {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    card.backgroundColor = .yellow
    card.accessibilityIdentifier = "card"
    card.addSubview(label("Too long", CGRect(x: 10, y: 10, width: 120, height: 20)))
    let control = UIControl(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    control.addSubview(label("Too high", CGRect(x: 10, y: 30, width: 80, height: 20)))
    let scrollView = UIScrollView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 400)
    scrollView.addSubview(label("Below", CGRect(x: 10, y: 300, width: 80, height: 20)))
    scrollView.addSubview(label("Aside", CGRect(x: 60, y: 20, width: 80, height: 20)))
    let harness = harness(card, control, scrollView)
    expect(
      violations(.labelsInside, harness),
      equals: [
        "\"Too long\" at (10, 10, 120, 20) leaves its view #card, (0, 0, 100, 40)",
        "\"Too high\" at (10, 30, 80, 20) leaves its control, (0, 0, 100, 40)",
        "\"Aside\" at (60, 20, 80, 20) leaves its scroll view's content, (0, 0, 100, 400)",
      ])
  }
}
