// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests of the mosaic with folders on disk and without a decoder: images are placeholders of the same size.
@MainActor
struct PhotoFolderTests {
  /// A temporary folder that is deleted with the object.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("photos-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let place = Folder()
  private var folder: URL { place.url }

  /// A PNG file of one white pixel.
  private static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAA"
      + "AACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==")

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
  }

  @Test func `pictures of the folder and of its folders are shown`() async throws {
    let png = try #require(Self.png)
    for name in ["b.PNG", "a.png", "inner/c.png", "notes.txt", ".hidden.png"] {
      try png.write(to: folder.appendingPathComponent(name))
    }
    let harness = try await mosaic()
    expect(harness.collectionView?.numberOfItems(inSection: 0), equals: 3)
    expect(failures(in: harness).isEmpty)
  }

  /// The limit is longer than all tests together take on a busy machine, because they share the main actor.
  @Test(.timeLimit(.minutes(30)))
  func `files that are no pictures get a placeholder that names them`() async throws {
    try Data().write(to: folder.appendingPathComponent("empty.png"))
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("text.jpg"))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("folder.png"), withIntermediateDirectories: false)
    mkfifo(folder.appendingPathComponent("pipe.jpeg").path, 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("zero.png").path, withDestinationPath: "/dev/zero")
    let harness = try await mosaic()
    expect(
      failures(in: harness),
      equals: ["empty.png", "folder.png", "pipe.jpeg", "text.jpg", "zero.png"])
  }

  @Test func `a photo that can't be shown does not end a program whose standard error is full`()
    async
  {
    await #expect(processExitsWith: .success) {
      dup2(open("/dev/full", O_WRONLY), STDERR_FILENO)
      try await PhotoFolderTests.showBroken()
    }
  }

  /// Displays a folder with one file, which is not an image.
  private static func showBroken() async throws {
    let tests = try PhotoFolderTests()
    try Data("no picture".utf8).write(to: tests.folder.appendingPathComponent("text.jpg"))
    _ = try await tests.mosaic()
  }

  @Test func `a folder without pictures shows those that the gallery draws`() async throws {
    let harness = try await mosaic()
    let shown = try #require(harness.collectionView?.visibleCells)
    expect(!shown.isEmpty)
    expect(failures(in: harness).isEmpty)
  }

  @Test func `a folder that leads back to itself is listed once`() async throws {
    let png = try #require(Self.png)
    try png.write(to: folder.appendingPathComponent("a.png"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("inner/back"), withDestinationURL: folder)
    let harness = try await mosaic()
    expect(harness.collectionView?.numberOfItems(inSection: 0), equals: 1)
  }

  private func mosaic() async throws -> CollectionViewHarness {
    let options = GalleryOptions(photos: .folder(folder.path))
    let screen = try #require(Gallery.screens(options: options).first { $0.id == "mosaic" })
    let harness = CollectionViewHarness(screen.make(), size: CGSize(width: 900, height: 1_200))
    expect(await harness.runUntilIdle { Gallery.isLoading })
    try FileManager.default.removeItem(at: folder)
    return harness
  }

  /// Returns the names of the files that could not be displayed.
  private func failures(in harness: CollectionViewHarness) -> [String] {
    let cells = harness.collectionView?.visibleCells ?? []
    let pictures = cells.flatMap(\.contentView.subviews)
    let texts = pictures.flatMap(\.subviews).compactMap { view -> String? in
      (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }
    }
    return texts.compactMap { $0.split(separator: "\n").last.map(String.init) }.sorted()
  }
}
