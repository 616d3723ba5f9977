// SPDX-License-Identifier: Apache-2.0

import CairoHost
import CollectionViewTesting
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// How screens look, pixel for pixel, where the rasteriser and the fonts are those of the goldens.
@MainActor
struct ScreenPictureTests {
  private static let ids = ["chat", "store", "mail", "sidebar", "settings"]
  private static let phone = Device(size: CGSize(width: 390, height: 844), scale: 1)
  private static let looks = [
    ("light", phone), ("dark", phone.dark), ("mirrored", phone.rightToLeft),
  ]

  /// The rasteriser replaces the block font of the whole process, so it runs in one of its own.
  @Test func `screens look as their pictures, light, dark and from right to left`() async {
    await #expect(processExitsWith: .success) {
      guard (try? CairoHost.install()) != nil else { return }
      for id in await ScreenPictureTests.ids {
        for (look, device) in await ScreenPictureTests.looks {
          try await ScreenPictureTests.check(id, look, device)
        }
      }
    }
  }

  private static func check(_ id: String, _ look: String, _ device: Device) async throws {
    let screen = try #require(Gallery.screens.first { $0.id == id })
    let harness = CollectionViewHarness(screen.make(), on: device.withFonts)
    await harness.runUntilIdle { Gallery.isLoading }
    try Golden("Pictures/\(id)-\(look)", .png).check(harness)
  }
}
