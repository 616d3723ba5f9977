// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Testing
import UIKit

@MainActor
struct WindowLevelTests {
  @Test func `windows of higher levels come later`() throws {
    let harness = CollectionViewHarness(UIViewController(), on: .iPhone15)
    let scene = try #require(harness.view.window?.windowScene)
    let before = scene.windows
    let windows = (0..<3).map { _ in UIWindow(windowScene: scene) }
    expect(scene.windows, equals: before + windows)
    windows[0].windowLevel = .alert + 1
    windows[2].windowLevel = .normal - 1
    expect(scene.windows, equals: [windows[2]] + before + [windows[1], windows[0]])
    expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    expect(windows[0].windowLevel.rawValue, equals: 2001)
  }
}
