// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Chat

final class GradedTests: XCTestCase {
  private let long =
    "This is a message that is much longer than one line on any phone, so it breaks."
  private var messages: [Message] {
    [
      Message(id: 0, text: "Hello", isMine: false),
      Message(id: 1, text: "Are you there?", isMine: false),
      Message(id: 2, text: long, isMine: true), Message(id: 3, text: "Yes", isMine: true),
      Message(id: 4, text: long, isMine: false),
    ]
  }

  @MainActor private func screen(_ width: CGFloat = 390) -> Screen {
    Screen(
      CollectionViewHarness(
        ChatViewController(messages: messages), size: CGSize(width: width, height: 844)))
  }

  @MainActor func testBubblesFitTheirTexts() throws {
    for width in [320.0, 390, 744] {
      let screen = screen(width)
      for message in messages {
        let bubble = screen.frame(ofView: "bubble-\(message.id)")
        XCTAssertLessThanOrEqual(bubble.width, width * 0.75 + 1)
        let view = try XCTUnwrap(screen.view("bubble-\(message.id)"))
        let label = try XCTUnwrap(
          screen.labels.first { $0.text == message.text && bubble.contains(screen.frame(of: $0)) })
        XCTAssertEqual(label.font, .preferredFont(forTextStyle: .body))
        let fitting = label.sizeThatFits(CGSize(width: width * 0.75 - 24, height: 10_000))
        XCTAssertEqual(bubble.height, fitting.height + 16, accuracy: 2, "\(message.id) \(width)")
        XCTAssertEqual(bubble.width, fitting.width + 24, accuracy: width * 0.1)
        XCTAssertEqual(view.layer.cornerRadius, 16, accuracy: 0.5)
      }
      XCTAssertEqual(
        screen.frame(ofView: "bubble-3").width,
        (screen.label("Yes")?.intrinsicContentSize.width ?? 0) + 24, accuracy: 2)
    }
  }

  @MainActor func testSidesAndSpaces() {
    let screen = screen()
    let bubbles = messages.map { screen.frame(ofView: "bubble-\($0.id)") }
    for (message, bubble) in zip(messages, bubbles) {
      if message.isMine {
        XCTAssertEqual(bubble.maxX, 374, accuracy: 1)
      } else {
        XCTAssertEqual(bubble.minX, 16, accuracy: 1)
      }
    }
    XCTAssertEqual(bubbles[0].minY, 12, accuracy: 1)
    for (index, space) in [4.0, 16, 4, 16].enumerated() {
      XCTAssertEqual(bubbles[index + 1].minY - bubbles[index].maxY, space, accuracy: 1, "\(index)")
    }
  }

  @MainActor func testColors() {
    let screen = screen()
    XCTAssertEqual(screen.view("bubble-3")?.backgroundColor, .systemBlue)
    XCTAssertEqual(screen.view("bubble-0")?.backgroundColor, .systemGray5)
    XCTAssertEqual(screen.label("Yes")?.textColor, .white)
    XCTAssertEqual(screen.label("Hello")?.textColor, .label)
  }

  @MainActor func testReusedBubblesAreRight() throws {
    let many = (0..<120).map {
      Message(id: $0, text: $0 % 3 == 0 ? long : "Short", isMine: $0 % 2 == 0)
    }
    let harness = CollectionViewHarness(
      ChatViewController(messages: many), size: CGSize(width: 390, height: 844))
    harness.runUntilIdle()
    XCTAssertFalse(Screen(harness).frame(ofView: "bubble-119").isNull)
    XCTAssertLessThanOrEqual(Screen(harness).frame(ofView: "bubble-119").maxY, 845)
    for offset in [3000.0, 1500, 200, 0] { harness.scrollCollectionView(to: offset) }
    let screen = Screen(harness)
    for message in many.prefix(6) {
      let bubble = screen.frame(ofView: "bubble-\(message.id)")
      XCTAssertEqual(
        message.isMine ? bubble.maxX : bubble.minX, message.isMine ? 374 : 16, accuracy: 1)
    }
    try harness.check(.noOverlap)
  }
}
