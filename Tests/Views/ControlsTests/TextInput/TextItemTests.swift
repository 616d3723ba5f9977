// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import ViewStage
@testable import MullionControls
@testable import MullionTextInput
@testable import MullionViewTree

/// Tests of links, tagged ranges, attachments in text views.
@MainActor
@Suite(.serialized)
struct TextItemTests {
  private final class Follower: NSObject, UITextViewDelegate {
    var log: [String] = []
    var opens = true
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return opens
    }
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      guard case .tag(let tag) = textItem.content else { return defaultAction }
      return UIAction { [weak self] _ in self?.log.append("tag \(tag)") }
    }
  }

  private let stage = Stage()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  private let follower = Follower()

  /// Creates a text view with links and a tagged range, in a font whose characters are 5 points wide.
  init() throws {
    let text = NSMutableAttributedString(
      string: "Go there or here", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(.link, value: "https://there.example", range: NSRange(location: 3, length: 2))
    text.addAttributes(
      [.link: "https://there.example", .kern: 0.5], range: NSRange(location: 5, length: 3))
    text.addAttribute(.textItemTag, value: "here", range: NSRange(location: 12, length: 4))
    view.isEditable = false
    view.delegate = follower
    view.attributedText = text
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
  }

  private func press(_ character: Int) {
    let x = 5 + CGFloat(character) * 5 + 2.5
    stage.pointer(.began, x, 13)
    stage.pointer(.ended, x, 13)
    stage.wait(0.5)
  }

  @Test func `a link that is pressed is opened if the delegate wants it`() {
    var opened: [String] = []
    stage.surface.services = HostServices()
    stage.surface.services.openLink = { opened.append($0.absoluteString) }
    press(4)
    expect(follower.log, equals: ["https://there.example 3+5"])
    expect(opened, equals: ["https://there.example"])
    follower.opens = false
    press(6)
    expect(follower.log.count, equals: 2)
    expect(opened.count, equals: 1)
    press(0)
    expect(follower.log.count, equals: 2)
  }

  private final class AttachmentFollower: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange
    ) -> Bool {
      log.append(
        "\(textAttachment.bounds.width) \(characterRange.location)+\(characterRange.length)")
      return true
    }
  }

  @Test func `a press on an attachment notifies the delegate`() {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star")
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(NSAttributedString(string: " is a star"))
    view.attributedText = text
    let follower = AttachmentFollower()
    view.delegate = follower
    stage.wait(0.1)
    press(1)
    expect(follower.log, equals: ["20.0 0+1"])
    press(8)
    expect(follower.log.count, equals: 1)
  }

  @Test func `a part with a tag does what the delegate says`() {
    press(13)
    expect(follower.log, equals: ["tag here"])
  }

  @Test func `links are not pressed while the text is edited, or drawn over`() {
    stage.pointer(.began, 5 + 17.5, 13)
    stage.pointer(.moved, 5 + 32.5, 13)
    stage.pointer(.ended, 5 + 32.5, 13)
    expect(view.selectedRange.length > 0)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.isEditable = true
    press(4)
    expect(follower.log, equals: [])
  }

  @Test func `links have the colour of links, and no line`() {
    let shown = view.partedText?.paints ?? []
    expect(shown.map(\.underline), equals: [[], [], [], [], []])
    expect(shown[1].color, equals: .link)
    expect(shown[4].color, equals: .label)
    view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: 1]
    expect(view.partedText?.paints[2].color, equals: .red)
    expect(view.partedText?.paints[2].underline, equals: .single)
  }
}
