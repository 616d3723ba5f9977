// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import SnapshotTesting
import UIKit

/// Assertions on one screen, which is mounted anew for each, with references that the first assertions write.
@MainActor
struct Assertions {
  /// The number of assertions.
  let count: Int
  /// The folder of the references.
  let folder: String

  private static let size = CGSize(width: 600, height: 1000)

  /// Mounts the screen `count` times, without reading it.
  func mount() {
    let device = Device(size: Self.size, scale: 2)
    for _ in 0..<count { Stopwatch.keep(CollectionViewHarness(GridController(), on: device)) }
  }

  /// Compares the screen's texts.
  func compareTexts() {
    compare(as: .recursiveDescription(size: Self.size), named: "text")
  }

  /// Compares the screen's pictures.
  func comparePictures() {
    compare(as: .image(size: Self.size), named: "picture")
  }

  private func compare<Format>(
    as strategy: Snapshotting<UIViewController, Format>, named name: String
  ) {
    for _ in 0..<count {
      let failure = verifySnapshot(
        of: GridController() as UIViewController, as: strategy, named: name,
        snapshotDirectory: folder)
      if let failure, !failure.contains("was written") { preconditionFailure(failure) }
    }
  }
}
