// SPDX-License-Identifier: Apache-2.0

import CairoHost
import CollectionViewTesting
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests of the pictures of a matrix, which are drawn on several threads.
@MainActor
struct MatrixPictureTests {
  private static let matrix = Matrix(
    devices: [.iPhoneSE, .iPhone15], styles: [.light, .dark],
    directions: [.leftToRight, .rightToLeft],
    contentSizes: [.large, .accessibilityExtraExtraExtraLarge])

  private static func settings() throws -> UIViewController {
    try #require(Gallery.screens.first { $0.id == "settings" }).make()
  }

  /// Returns a view controller with a label on a background that is dark in the dark style.
  private static func label(_ text: String) -> UIViewController {
    let controller = ground()
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
    label.text = text
    controller.view.addSubview(label)
    return controller
  }

  private static func ground() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    return controller
  }

  // The rasteriser replaces the block font of the whole process, so each test runs in one of its own.

  @Test func `pictures that are drawn beside each other are those that are drawn alone`() async {
    await #expect(processExitsWith: .success) {
      guard (try? CairoHost.install()) != nil else { return }
      try await MatrixPictureTests.compareWithAlone()
    }
  }

  private static func compareWithAlone() async throws {
    var alone: [Data] = []
    for variant in matrix.variants {
      var shown = variant
      shown.device.usesFonts = true
      try Matrix([shown]).mount({ try settings() }) { _, harness in
        harness.runUntilIdle()
        alone.append(try #require(try harness.png()).data)
      }
    }
    let beside = try #require(try await matrix.pictures { try settings() })
    try #require(beside.map(\.variants) == matrix.variants.map { [$0] })
    try #require(beside.map(\.png) == alone)
  }

  @Test func `variants that look the same are one picture, in the order of the matrix`() async {
    await #expect(processExitsWith: .success) {
      guard (try? CairoHost.install()) != nil else { return }
      try await MatrixPictureTests.foldEqual()
    }
  }

  private static func foldEqual() async throws {
    let matrix = Matrix(
      devices: [.iPhone15], styles: [.light, .dark], legibilityWeights: [.regular, .bold],
      contrasts: [.normal, .high])
    let pictures = try #require(try await matrix.pictures(scale: 1) { ground() })
    let names = pictures.map { $0.variants.map(\.description) }
    try #require(names.map(\.count) == [4, 4])
    try #require(names[0].first == "iPhone 15")
    try #require(names[1].allSatisfy { $0.contains("dark") })
    try #require(pictures[0].size == Device.iPhone15.screen.size)
  }

  @Test func `a page of pictures is compared with its golden`() async {
    await #expect(processExitsWith: .success) {
      guard (try? CairoHost.install()) != nil else { return }
      try await MatrixPictureTests.comparePage()
    }
  }

  private static func comparePage() async throws {
    let folder = NSTemporaryDirectory() + "page-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func outcome(_ recording: GoldenRecording, _ text: String) async throws -> GoldenOutcome {
      try await Golden(path: "\(folder)/label.png", recording: recording)
        .check(picturesOf: .smoke) { label(text) }
    }
    try #require(try await outcome(.all, "Rice") == .written)
    try #require(try await outcome(.never, "Rice") == .equal)
    await #expect(throws: GoldenMismatch.self) { try await outcome(.never, "Rise") }
    try #require(FileManager.default.fileExists(atPath: "\(folder)/label.diff.png"))
  }

  @Test func `what making a screen throws ends the matrix`() async {
    await #expect(processExitsWith: .success) {
      guard (try? CairoHost.install()) != nil else { return }
      try await MatrixPictureTests.endEarly()
    }
  }

  private static func endEarly() async throws {
    struct NoData: Error {}
    var made = 0
    await #expect(throws: NoData.self) {
      try await matrix.pictures {
        made += 1
        if made == 3 { throw NoData() }
        return label("Rice")
      }
    }
    try #require(made == 3)
  }

  @Test func `without a rasteriser there are no pictures, and a page is not compared`() async {
    await #expect(processExitsWith: .success) { try await MatrixPictureTests.skip() }
  }

  private static func skip() async throws {
    try #require(try await matrix.pictures { label("Rice") } == nil)
    let outcome = try await Golden(path: "/none/label.png").check(picturesOf: .smoke) {
      label("Rice")
    }
    guard case .skipped(let reason) = outcome else { throw GoldenIsCompared() }
    try #require(reason.contains("no rasteriser is linked"))
  }

  private struct GoldenIsCompared: Error {}
}
