// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import MullionViewTree
import Testing
import UIKit

/// Snapshot tests of the frames of every screen, as text files in `Goldens`, set in the block font.
@MainActor
struct ScreenGoldenTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    let size: CGSize
    let scale: CGFloat

    var testDescription: String { "\(Int(size.width))x\(Int(size.height))@\(Int(scale))" }

    static let phone = Shape(size: CGSize(width: 390, height: 844), scale: 2)
    static let desktop = Shape(size: CGSize(width: 1200, height: 800), scale: 1)
  }

  @Test(
    arguments: [
      "mosaic", "columns", "recipes", "carousel", "home", "store", "waterfall", "lists", "mail",
      "chat", "sidebar", "settings", "palette", "controllers", "controls", "symbols", "text",
    ],
    [Shape.phone, .desktop])
  func `a screen shows what its golden says`(id: String, shape: Shape) async throws {
    let harness = try await shown(id, shape)
    try Golden("\(id)-\(shape.testDescription)").check(harness.textFrames)
    expect(!harness.surface.root.needsLayoutPass, "a screen at rest waits for no layout")
  }

  @Test func `there is a golden for every screen`() throws {
    let folder = (#filePath as NSString).deletingLastPathComponent + "/Goldens"
    let files = try Set(FileManager.default.contentsOfDirectory(atPath: folder))
    for screen in Gallery.screens {
      for shape in [Shape.phone, .desktop] {
        expect(files.contains("\(screen.id)-\(shape.testDescription).txt"))
      }
    }
  }

  private func shown(_ id: String, _ shape: Shape) async throws -> CollectionViewHarness {
    let options = GalleryOptions(photos: .generated(count: 200))
    let screen = try #require(Gallery.screens(options: options).first { $0.id == id })
    let harness = CollectionViewHarness(screen.make(), size: shape.size, scale: shape.scale)
    expect(await harness.runUntilIdle { Gallery.isLoading })
    return harness
  }
}
