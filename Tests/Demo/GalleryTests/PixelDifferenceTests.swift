// SPDX-License-Identifier: Apache-2.0

import CairoHost
import CollectionViewTesting
import Foundation
import Testing
import UIKit

/// Tests of pixel differences; each runs in a process of its own because the rasteriser replaces the block
/// font of the whole process.
@Suite(
  .enabled(
    if: CairoHost.isAvailable,
    "Cairo, Pango or gdk-pixbuf was not there when this was built: nothing to paint with."))
struct PixelDifferenceTests {
  /// A golden file of a screen with a black square of 10 by 10 pixels, in a folder of its own.
  @MainActor
  private struct Square {
    let folder = NSTemporaryDirectory() + "pixels-\(UUID().uuidString)"

    init() throws {
      try CairoHost.install()
    }

    func golden(_ recording: GoldenRecording) -> Golden {
      Golden(path: "\(folder)/square.png", recording: recording)
    }

    func screen(x: CGFloat, width: CGFloat = 40) -> CollectionViewHarness {
      let size = CGSize(width: width, height: 30)
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      view.backgroundColor = .white
      let square = UIView(frame: CGRect(x: x, y: 4, width: 10, height: 10))
      square.backgroundColor = .black
      view.addSubview(square)
      return CollectionViewHarness(view, on: Device(size: size, scale: 1).withFonts)
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }
  }

  @Test func `pixels that differ are counted and marked in a picture`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let square = try Square()
        defer { square.remove() }
        try square.golden(.all).check(square.screen(x: 2))
        let failure = try #require(throws: GoldenMismatch.self) {
          try square.golden(.never).check(square.screen(x: 5))
        }
        try #require(
          failure.description.contains("60 of 1200 pixels differ, between (2, 4) and (14, 13)."))
        let marks = FileManager.default.contents(atPath: square.golden(.never).difference)
        let picture = try #require(marks.flatMap(UIImage.init(data:)))
        try #require(picture.size == CGSize(width: 40, height: 30))
        try square.golden(.never).check(square.screen(x: 2))
        try #require(
          !FileManager.default.fileExists(atPath: square.golden(.never).difference))
      }
    }
  }

  @Test func `pictures of two sizes are told apart by their sizes`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let square = try Square()
        defer { square.remove() }
        try square.golden(.all).check(square.screen(x: 2))
        let failure = try #require(throws: GoldenMismatch.self) {
          try square.golden(.never).check(square.screen(x: 2, width: 50))
        }
        try #require(
          failure.description.contains("It is 50 by 30 pixels, and the golden is 40 by 30."))
      }
    }
  }
}
