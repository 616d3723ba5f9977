// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import FeedFeature

@MainActor @Suite struct ScreenTests {
  private static func story() -> UIViewController {
    UINavigationController(
      rootViewController: ArticleViewController(article: Article.samples(1)[0]))
  }

  private static func settings() -> UIViewController {
    UINavigationController(rootViewController: SettingsViewController())
  }

  @Test(arguments: devices) func `a story fits`(device: Device) throws {
    let harness = CollectionViewHarness(Self.story(), on: device)
    try harness.check(.noOverlap, .labelsInside)
    try Golden("story-\(device.fileName)").check(harness)
  }

  @Test(arguments: devices) func `a story scrolls`(device: Device) throws {
    let harness = CollectionViewHarness(Self.story(), on: device)
    harness.scroll(by: CGVector(dx: 0, dy: 200))
    harness.runUntilIdle()
    try Golden("story-scrolled-\(device.fileName)").check(harness)
  }

  @Test func `a story has larger text`() throws {
    let harness = CollectionViewHarness(Self.story(), on: devices[0])
    try harness.tap("L")
    try Golden("story-large").check(harness)
  }

  @Test(arguments: devices) func `a story is shared`(device: Device) throws {
    let harness = CollectionViewHarness(Self.story(), on: device)
    try harness.tap("Share")
    harness.runUntilIdle()
    try Golden("story-shared-\(device.fileName)").check(harness)
  }

  @Test func `the texts of a story follow the language`() throws {
    let languages = Matrix(devices: [.iPhoneSE], languages: ["de", "ko"])
    try Golden("story-languages").check(languages) { Self.story() }
  }

  @Test(arguments: devices) func `the settings fit`(device: Device) throws {
    let harness = CollectionViewHarness(Self.settings(), on: device)
    try harness.check(.noOverlap, .labelsInside)
    try Golden("settings-\(device.fileName)").check(harness)
  }

  @Test(arguments: devices) func `a topic is switched off`(device: Device) throws {
    let harness = CollectionViewHarness(Self.settings(), on: device)
    try harness.tap("Sport")
    harness.runUntilIdle()
    try Golden("settings-without-sport-\(device.fileName)").check(harness)
  }

  @Test func `the settings fit in large text`() throws {
    let harness = CollectionViewHarness(
      Self.settings(), on: devices[0].contentSize(.accessibilityLarge))
    try Golden("settings-large-text").check(harness)
  }

  @Test func `the settings are presented`() async throws {
    let stage = await FeedStage(on: devices[0])
    try stage.harness.tap("Settings")
    await stage.settle()
    try Golden("feed-settings").check(stage.harness)
  }
}
