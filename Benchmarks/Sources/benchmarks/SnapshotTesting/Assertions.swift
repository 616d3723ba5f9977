// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import SnapshotTesting
import UIKit

/// Assertions on one screen, mounted anew for each, against references that the first of them writes.
@MainActor
struct Assertions {
  /// How many there are.
  let count: Int
  /// Where the references are.
  let folder: String

  private static let size = CGSize(width: 600, height: 1000)

  /// Mounts the screen, without looking at it.
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
