// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree
import Testing

/// Tests of the fitting sizes of views with constraints, and of conflicting constraints.
@MainActor
struct FittingTests {
  private func card(_ text: String) -> (UIView, UILabel) {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
    ])
    return (card, label)
  }

  @Test func `a required width gives the height of the text in it`() {
    let (card, label) = card(
      "the quick brown fox jumps over the lazy dog and runs away from it all")
    for width: CGFloat in [320, 200, 150] {
      let size = card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expect(size.width, equals: width)
      expect(
        size.height,
        equals: label.sizeThatFits(CGSize(width: width - 16, height: 0)).height + 12)
    }
    // Asking changes nothing.
    card.layoutIfNeeded()
    expect(card.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 100))
    expect(label.frame, equals: CGRect(x: 8, y: 6, width: 304, height: 88))
  }

  @Test func `the priorities asked with decide against the content`() {
    let (card, label) = card("short")
    let content = CGSize(
      width: label.intrinsicContentSize.width + 16, height: label.intrinsicContentSize.height + 12)
    func size(_ priority: UILayoutPriority) -> CGSize {
      card.systemLayoutSizeFitting(
        CGSize(width: 320, height: 90), withHorizontalFittingPriority: priority,
        verticalFittingPriority: priority)
    }
    expect(card.systemLayoutSizeFitting(.zero), equals: content)
    expect(size(.fittingSizeLevel), equals: content)
    expect(size(.defaultHigh), equals: CGSize(width: 320, height: 90))
    expect(size(.required), equals: CGSize(width: 320, height: 90))
  }

  @Test func `a view inside others is asked for alone`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (card, label) = card("text")
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalTo: root.widthAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    expect(card.frame.width, equals: 300)
    expect(
      card.systemLayoutSizeFitting(.zero).width, equals: label.intrinsicContentSize.width + 16)
    root.layoutIfNeeded()
    expect(card.frame.width, equals: 300)
  }

  @Test func `what can't hold is said with names, and the youngest is left out`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView()
    view.accessibilityIdentifier = "box"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    wide.identifier = "wide"
    let edge = view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    edge.identifier = "edge"
    nonisolated(unsafe) var said: [String] = []
    Diagnostics.listen { said.append($0) }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), wide, edge,
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    Diagnostics.listen(nil)
    expect(view.frame.width, equals: 100)
    let message = said.first { $0.contains("box") } ?? ""
    for part in ["\"wide\"", "\"edge\"", "UIView \"box\".trailing", "300.0 × 300.0", "left out"] {
      expect(message.contains(part), "\(part) in \(said)")
    }
    // A change that makes it possible brings it back.
    wide.constant = 300
    root.layoutIfNeeded()
    wide.isActive = false
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expect(view.frame.width, equals: 200)
  }

  @Test func `a root that is resized keeps its system`() throws {
    let (card, label) = card("text")
    card.layoutIfNeeded()
    for width: CGFloat in stride(from: 100, to: 400, by: 10) {
      card.frame.size.width = width
      card.layoutIfNeeded()
      expect(label.frame.width, equals: width - 16)
    }
    expect(card.layoutRebuildCount, equals: 1)
  }

  @Test func `items that have nothing in common can't be related`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, two) = (UIView(), UIView())
        one.leadingAnchor.constraint(equalTo: two.leadingAnchor).isActive = true
      }
    }
  }

  @Test func `attributes of different kinds can't be compared`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .top,
          multiplier: 1, constant: 0)
      }
    }
  }

  @Test func `the size a view happens to have breaks no constraint when it is asked for another`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 57),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let target = CGSize(width: 200, height: 0)
    for _ in 0..<2 {
      let size = view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expect(size, equals: CGSize(width: 200, height: 77))
    }
    view.frame.size = CGSize(width: 320, height: 77)
    view.layoutIfNeeded()
    expect(box.frame, equals: CGRect(x: 0, y: 10, width: 320, height: 57))
  }
}
