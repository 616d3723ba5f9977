// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import ViewStage

/// Tests of the announcement after a scroll view was scrolled by a page, and of properties that desktop
/// screen readers do not query.
@MainActor
struct ScrollStatusTests {
  private final class Teller: NSObject, UIScrollViewAccessibilityDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
      "at \(Int(scrollView.contentOffset.y))"
    }
  }

  private final class Decorated: NSObject, UIScrollViewAccessibilityDelegate {
    func accessibilityAttributedScrollStatus(
      for scrollView: UIScrollView
    ) -> NSAttributedString? { NSAttributedString(string: "page") }
  }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let stage: Stage

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "first"
    scrollView.addSubview(label)
    stage = Stage()
    stage.root.addSubview(scrollView)
  }

  /// Returns the announcements after the content was scrolled down by a page.
  private func said(with delegate: any UIScrollViewDelegate) throws -> [String] {
    var said: [String] = []
    stage.surface.services.announce = { said.append($0) }
    scrollView.delegate = delegate
    let node = try #require(
      AccessibilityReader(stage.surface).read().all.first {
        $0.actions.contains(.scroll(.down))
      })
    node.perform(.scroll(.down), in: stage.surface)
    stage.settle()
    return said
  }

  @Test func `the delegate says where the content came to rest`() throws {
    let teller = Teller()
    let told = try said(with: teller)
    expect(told, equals: ["at \(Int(scrollView.contentOffset.y))"])
    expect(scrollView.contentOffset.y > 0)
  }

  @Test func `a text with attributes comes first`() throws {
    let delegate: any UIScrollViewAccessibilityDelegate = Decorated()
    expect(delegate.accessibilityScrollStatus(for: scrollView) == nil)
    expect(try said(with: delegate), equals: ["page"])
  }

  @Test func `blocks are kept for who asks`() {
    let view = UIView()
    view.accessibilityMagicTapBlock = { true }
    view.accessibilityLanguageBlock = { "de" }
    view.accessibilityUserInputLabelsBlock = { ["play"] }
    view.accessibilityAttributedUserInputLabelsBlock = { [NSAttributedString(string: "play")] }
    view.accessibilityCustomRotorsBlock = { [] }
    view.accessibilityRespondsToUserInteractionBlock = { false }
    view.accessibilityShouldGroupAccessibilityChildrenBlock = { true }
    expect(view.accessibilityMagicTapBlock?(), equals: true)
    expect(view.accessibilityLanguageBlock?(), equals: "de")
    expect(view.accessibilityUserInputLabelsBlock?() as? [String], equals: ["play"])
    expect(view.accessibilityAttributedUserInputLabelsBlock?()?.count, equals: 1)
    expect(view.accessibilityCustomRotorsBlock?()?.isEmpty, equals: true)
    expect(view.accessibilityRespondsToUserInteractionBlock?(), equals: false)
    expect(view.accessibilityShouldGroupAccessibilityChildrenBlock?(), equals: true)
  }

  @Test func `labels for speakers are texts with attributes, too`() {
    let view = UIView()
    expect(view.accessibilityAttributedUserInputLabels == nil)
    view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "play")]
    expect(view.accessibilityUserInputLabels, equals: ["play"])
    view.accessibilityUserInputLabels = ["stop"]
    expect(view.accessibilityAttributedUserInputLabels.map(\.string), equals: ["stop"])
  }

  @Test func `options of direct touches are kept`() {
    let view = UIView()
    expect(view.accessibilityDirectTouchOptions, equals: [])
    let options: UIAccessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
    view.accessibilityDirectTouchOptions = options
    expect(view.accessibilityDirectTouchOptions.rawValue, equals: 3)
  }

  @Test func `a responder edits by the system's gestures unless it says otherwise`() {
    final class Plain: UIView {
      override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
    }
    expect(UIView().editingInteractionConfiguration, equals: .default)
    expect(Plain().editingInteractionConfiguration, equals: .none)
  }

  @Test func `a symbol may stand for a value`() {
    expect(UIImage(systemName: "speaker.wave.3", variableValue: 0.5)?.isSymbolImage, equals: true)
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    expect(
      UIImage(systemName: "wifi", variableValue: 1, configuration: configuration)?
        .symbolConfiguration != nil)
  }
}
