// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import ViewStage
@testable import MullionControls
@testable import MullionTextInput
@testable import MullionViewTree

/// Tests of data detection in text views.
@MainActor
struct DataDetectorTests {
  private final class Follower: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return true
    }
  }

  private func found(_ text: String, _ types: UIDataDetectorTypes) -> [String] {
    DetectedLink.all(in: text, types).map { link in
      let part = (text as NSString).substring(with: NSRange(link.range))
      return "\(part) > \(link.url.absoluteString)"
    }
  }

  @Test(arguments: [
    ("See https://a.example/b?c=1&d=2#e.", "https://a.example/b?c=1&d=2#e"),
    ("(www.example.com)", "http://www.example.com"),
    ("visit example.com, or not", "http://example.com"),
    ("mail ann.b@mail.example.org!", "mailto:ann.b@mail.example.org"),
    ("https://en.example.org/wiki/Swift_(bird)", "https://en.example.org/wiki/Swift_(bird)"),
    ("주소는 example.kr에서", "http://example.kr"),
  ])
  func `addresses of the web and of mail are found`(_ text: String, _ address: String) {
    expect(DetectedLink.all(in: text, .link).map(\.url.absoluteString), equals: [address])
    expect(DetectedLink.all(in: text, .phoneNumber).isEmpty)
  }

  @Test(arguments: [
    "e.g. this", "a file.swift", "and/or", "1.5 and 2.75", "a@b", "end.Start", "://", "x://",
    "no@host.",
  ])
  func `what only looks like an address is none`(_ text: String) {
    expect(found(text, .all).isEmpty)
  }

  @Test(arguments: [
    ("Call +1 (408) 555-0100 now", "tel:+14085550100"), ("408-555-0100", "tel:4085550100"),
    ("전화 010-1234-5678.", "tel:01012345678"), ("(02) 123-4567", "tel:021234567"),
    ("01 23 45 67 89", "tel:0123456789"), ("4085550100", "tel:4085550100"),
  ])
  func `telephone numbers are found`(_ text: String, _ number: String) {
    expect(DetectedLink.all(in: text, .phoneNumber).map(\.url.absoluteString), equals: [number])
    expect(DetectedLink.all(in: text, .link).isEmpty)
  }

  @Test(arguments: ["2026-11-23", "23.11.2026", "192.168.0.1", "12:30", "1234567", "v1.2.3-4567"])
  func `other numbers are no telephone numbers`(_ text: String) {
    expect(found(text, .phoneNumber).isEmpty)
  }

  @Test func `what was found is shown and opened like a link`() {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let follower = Follower()
    view.font = .systemFont(ofSize: 10)
    view.text = "Go to example.com"
    view.isEditable = false
    view.delegate = follower
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
    var opened: [String] = []
    stage.surface.services = HostServices()
    stage.surface.services.openLink = { opened.append($0.absoluteString) }
    func press() {
      stage.pointer(.began, 5 + 8 * 5, 13)
      stage.pointer(.ended, 5 + 8 * 5, 13)
      stage.wait(0.5)
    }
    press()
    expect(follower.log.isEmpty && view.partedText == nil)
    view.dataDetectorTypes = [.link]
    expect(view.partedText?.paints.map(\.color), equals: [.label, .link])
    press()
    expect(follower.log, equals: ["http://example.com 6+11"])
    expect(opened, equals: ["http://example.com"])
    view.isEditable = true
    expect(view.partedText == nil)
    expect(view.attributedText.attribute(.link, at: 8, effectiveRange: nil) == nil)
  }
}
