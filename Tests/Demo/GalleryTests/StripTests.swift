// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests of screens during changes: the frames of all elements at successive times.
@MainActor
struct StripTests {
  private func shown(_ id: String) async throws -> CollectionViewHarness {
    let screen = try #require(Gallery.screens.first { $0.id == id })
    let harness = CollectionViewHarness(screen.make())
    expect(await harness.runUntilIdle { Gallery.isLoading })
    return harness
  }

  /// Taps the row with the given text.
  private func tap(_ text: String, in harness: CollectionViewHarness) throws {
    let row = try #require(harness.elements.first { $0.texts.contains(text) })
    harness.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
  }

  @Test func `an inserted recipe fades in while the others make room`() async throws {
    let harness = try await shown("recipes")
    let add = try #require(harness.elements.first { $0.texts == ["Add"] }).frame
    let strip = harness.strip(of: 5) { harness.tap(at: CGPoint(x: add.midX, y: add.midY)) }
    try Golden("Strips/insertion").check(strip.text)
  }

  @Test func `an update that another one interrupts goes on from where it was`() async throws {
    let harness = try await shown("recipes")
    let add = try #require(harness.elements.first { $0.texts == ["Add"] }).frame
    let place = CGPoint(x: add.midX, y: add.midY)
    let strip = harness.strip(of: 7) {
      harness.tap(at: place)
      harness.advance(by: 0.15)
      harness.tap(at: place)
    }
    try Golden("Strips/interruption").check(strip.text)
  }

  @Test func `folders come out of the one that expands, and its sign turns`() async throws {
    let harness = try await shown("sidebar")
    let row = try #require(harness.elements.first { $0.texts == ["Shared"] }).frame
    let place = CGPoint(x: row.maxX - 30, y: row.midY + 96)
    let closing = harness.strip(of: 4) { harness.tap(at: place) }
    try Golden("Strips/collapse").check(closing.text)
    let opening = harness.strip(of: 4) { harness.tap(at: place) }
    try Golden("Strips/expansion").check(opening.text)
  }

  @Test func `a swiped row uncovers its actions, and a swipe all the way throws it out`()
    async throws
  {
    let harness = try await shown("mail")
    let swipe = harness.strip(of: 5) {
      harness.dragAndHold(from: CGPoint(x: 350, y: 220), to: CGPoint(x: 180, y: 220))
    }
    try Golden("Strips/swipe").check(swipe.text)
    let count = harness.elements.count
    harness.tap(at: CGPoint(x: 100, y: 400))
    harness.runUntilIdle()
    harness.drag(from: CGPoint(x: 350, y: 220), to: CGPoint(x: 20, y: 220))
    harness.runUntilIdle()
    expect(harness.elements.count, equals: count)
    expect(harness.elements.first { $0.indexPath.item == 1 }?.texts.first, equals: "Library")
  }

  @Test func `a list goes over into another look`() async throws {
    let harness = try await shown("lists")
    let strip = harness.strip(of: 5) { try? tap("Plain", in: harness) }
    try Golden("Strips/layout").check(strip.text)
  }

  @Test func `a pushed screen comes in over the one below`() async throws {
    let harness = try await shown("controllers")
    let row = try #require(harness.elements.first { $0.texts.contains("Mill Brook") }).frame
    let top = try #require(harness.collectionView).contentOffset.y
    let strip = harness.strip(of: 5) {
      harness.tap(at: CGPoint(x: row.midX, y: row.midY - top))
    }
    try Golden("Strips/push").check(strip.text)
  }

  @Test func `a strip begins before and ends at rest`() async throws {
    let harness = try await shown("recipes")
    let before = harness.textFrames
    let strip = harness.strip(of: 4) {
      harness.scroll(by: CGVector(dx: 0, dy: 50))
    }
    expect(strip.frames.first?.time, equals: 0)
    expect(harness.textFrames != before)
    expect(strip.frames.count <= 4)
    expect(strip.svg().hasPrefix("<svg"))
  }
}
