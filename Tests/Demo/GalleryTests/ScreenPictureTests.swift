// SPDX-License-Identifier: Apache-2.0

import CairoHost
import CollectionViewTesting
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Snapshot tests of screens as pictures, compared by pixel where the rasteriser and the fonts are those of
/// the golden files.
@MainActor
struct ScreenPictureTests {
  /// The rows in the pictures of each screen, in points: light, dark and right to left.
  private static let rows: KeyValuePairs = [
    "chat": [0..<165, 465..<650, 690..<844],
    "store": [0..<277, 375..<495, 610..<770],
    "mail": [0..<190, 330..<420, 95..<180],
    "sidebar": [0..<300, 250..<500, 0..<300],
    "settings": [0..<306, 400..<560, 600..<760],
  ]
  private static let phone = Device(size: CGSize(width: 390, height: 844), scale: 1)
  private static let looks = [
    ("light", phone), ("dark", phone.dark), ("mirrored", phone.rightToLeft),
  ]

  /// Runs in a process of its own because the rasteriser replaces the block font of the whole process.
  @Test func `screens look as their pictures, light, dark and from right to left`() async {
    await #expect(processExitsWith: .success) {
      guard (try? CairoHost.install()) != nil else { return }
      for (id, parts) in await ScreenPictureTests.rows {
        for ((look, device), rows) in zip(await ScreenPictureTests.looks, parts) {
          try await ScreenPictureTests.check(id, look, device, rows)
        }
      }
    }
  }

  private static func check(
    _ id: String, _ look: String, _ device: Device, _ rows: Range<Int>
  ) async throws {
    let screen = try #require(Gallery.screens.first { $0.id == id })
    let harness = CollectionViewHarness(screen.make(), on: device.withFonts)
    await harness.runUntilIdle { Gallery.isLoading }
    try Golden("Pictures/\(id)-\(look)", .png).check(harness, rows: rows)
  }
}
