// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import FeedFeature

@MainActor @Suite struct FeedTests {
  @Test(arguments: devices) func `the feed fits`(device: Device) async throws {
    let stage = await FeedStage(on: device)
    try stage.harness.check(.noOverlap, .insideContent, .labelsInside)
    try Golden("feed-\(device.fileName)").check(stage.harness)
  }

  @Test(arguments: devices) func `the feed scrolls to its end`(device: Device) async throws {
    let stage = await FeedStage(on: device)
    stage.harness.fling(velocity: CGVector(dx: 0, dy: -4000))
    stage.harness.runUntilIdle()
    await stage.settle()
    try Golden("feed-scrolled-\(device.fileName)").check(stage.harness)
  }

  @Test(arguments: devices) func `a topic filters stories`(device: Device) async throws {
    let stage = await FeedStage(on: device)
    try stage.harness.tap("Science")
    await stage.settle()
    #expect(stage.model.shown.allSatisfy { $0.topic == .science })
    try Golden("feed-science-\(device.fileName)").check(stage.harness)
  }

  @Test func `the same topic shows all stories again`() async throws {
    let stage = await FeedStage(on: devices[0])
    try stage.harness.tap("Science")
    await stage.settle()
    try stage.harness.tap("Science")
    await stage.settle()
    #expect(stage.model.shown.count == 24)
  }

  @Test(arguments: devices) func `a search finds authors`(device: Device) async throws {
    let stage = await FeedStage(on: device)
    stage.model.query = "okafor"
    stage.harness.advance(by: 0.1)
    #expect(stage.model.shown.count == 24)
    stage.harness.advance(by: 0.3)
    await stage.settle()
    #expect(Set(stage.model.shown.map(\.author)) == ["Amara Okafor"])
    try Golden("feed-search-\(device.fileName)").check(stage.harness)
  }

  @Test(arguments: devices) func `a search without hits shows a message`(
    device: Device
  ) async throws {
    let stage = await FeedStage(on: device)
    stage.model.query = "zebra"
    stage.harness.advance(by: 0.3)
    await stage.settle()
    try Golden("feed-no-hits-\(device.fileName)").check(stage.harness)
  }

  @Test(arguments: devices) func `an error offers another attempt`(device: Device) async throws {
    let stage = await FeedStage(on: device, client: SampleFeedClient(isOffline: true))
    try Golden("feed-offline-\(device.fileName)").check(stage.harness)
  }

  @Test func `no stories show a message`() async throws {
    let stage = await FeedStage(on: devices[0], client: SampleFeedClient(count: 0))
    try Golden("feed-none").check(stage.harness)
  }

  @Test(arguments: devices) func `saving a story fills its bookmark`(device: Device) async throws {
    let stage = await FeedStage(on: device)
    stage.model.toggleSaved(0)
    await stage.settle()
    #expect(stage.model.article(0)?.isSaved == true)
    try Golden("feed-saved-\(device.fileName)").check(stage.harness)
  }

  @Test func `a story that is opened is read`() async throws {
    let stage = await FeedStage(on: devices[0])
    #expect(stage.model.article(0)?.isUnread == true)
    try stage.harness.tap(itemAt: IndexPath(item: 0, section: 2))
    await stage.settle()
    #expect(stage.model.article(0)?.isUnread == false)
    #expect(stage.stack.count == 2)
  }

  @Test func `cards scroll sideways`() async throws {
    let stage = await FeedStage(on: devices[0])
    stage.harness.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 40, y: 250))
    await stage.settle()
    try Golden("feed-second-card").check(stage.harness)
  }

  @Test func `the feed turns with the device`() async throws {
    let stage = await FeedStage(on: devices[0])
    stage.harness.rotate()
    await stage.settle()
    try Golden("feed-turned").check(stage.harness)
  }

  @Test func `the feed is read aloud`() async throws {
    let stage = await FeedStage(on: devices[0])
    try Golden("feed-spoken").check(stage.harness.spokenText())
  }
}
