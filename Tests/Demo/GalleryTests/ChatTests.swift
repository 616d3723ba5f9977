// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests of the chat screen: its end, its history, and the drift on its meter.
@MainActor
struct ChatTests {
  private func chat(_ device: Device = Device(size: CGSize(width: 390, height: 844), scale: 2))
    throws -> CollectionViewHarness
  {
    let screen = try #require(Gallery.screens.first { $0.id == "chat" })
    let harness = CollectionViewHarness(screen.make(), on: device)
    harness.runUntilIdle()
    return harness
  }

  private func isAtEnd(_ harness: CollectionViewHarness) -> Bool {
    guard let view = harness.collectionView else { return false }
    let end = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    return abs(view.contentOffset.y - end) < 0.01
  }

  private func tap(_ text: String, in harness: CollectionViewHarness) throws {
    let label = try #require(self.label(text, in: harness.view))
    let middle = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
    harness.tap(at: label.convert(middle, to: nil))
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text?.hasPrefix(text) == true { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  @Test func `it begins at its end`() throws {
    let harness = try chat()
    expect(isAtEnd(harness))
    expect(harness.elements.last?.texts.last, equals: "I'll bring the flask")
  }

  @Test func `it stays at its end when the device is turned`() throws {
    let harness = try chat()
    harness.rotate()
    harness.runUntilIdle()
    expect(isAtEnd(harness))
  }

  @Test func `a message is typed and sent with the return key`() throws {
    let harness = try chat()
    try tap("Message", in: harness)
    harness.type("Wait for me")
    harness.press(.enter)
    harness.runUntilIdle()
    expect(isAtEnd(harness))
    expect(harness.elements.last?.texts, equals: ["Wait for me"])
    harness.type("   ")
    harness.press(.enter)
    harness.runUntilIdle()
    expect(harness.elements.last?.texts, equals: ["Wait for me"])
  }

  @Test func `history comes above without moving what is read`() throws {
    let harness = try chat()
    harness.scroll(by: CGVector(dx: 0, dy: -700))
    harness.runUntilIdle()
    let before = harness.elements.map { [$0.frame.minY, $0.frame.height] }
    let offset = try #require(harness.collectionView?.contentOffset.y)
    try tap("Earlier", in: harness)
    harness.runUntilIdle()
    let after = try #require(harness.collectionView?.contentOffset.y)
    expect(after - offset > 50 * 30)
    expect(
      harness.elements.map { [$0.frame.minY - (after - offset), $0.frame.height] }, equals: before)
    expect(label("0.0 pt", in: harness.view) != nil)
  }

  @Test func `a ride through all of it, with history and messages on the way, drifts by nothing`()
    throws
  {
    let harness = try chat()
    try tap("Measure", in: harness)
    harness.runUntilIdle(limit: 60)
    let moves = try #require(label("Drift in", in: harness.view)?.text)
    let count = try #require(Int(moves.split(separator: " ")[2]))
    expect(count > 300)
    expect(label("0.0 pt", in: harness.view) != nil)
    expect(isAtEnd(harness))
  }

  @Test func `dark and from right to left the bubbles change sides`() throws {
    let phone = Device(size: CGSize(width: 390, height: 844), scale: 2)
    let harness = try chat(phone.dark.rightToLeft)
    try Golden("chat-dark-right-to-left", .svg).check(harness)
  }
}
