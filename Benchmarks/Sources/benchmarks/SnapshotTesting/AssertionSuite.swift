// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import Screens
import SnapshotTesting
import UIKit

/// Benchmarks of a suite of snapshots, in elapsed time, since pictures are drawn and written on several
/// threads.
enum AssertionSuite: Suite {
  static let name = "SnapshotTesting"

  static func run(_ options: Options, _ report: inout Report) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let count = options.isQuick ? 20 : 1_000
    let assertions = Assertions(count: count, folder: folder.path)
    func measure(_ what: String, _ goal: Double, _ body: @escaping () -> Void) {
      let work = Contender(what) { Stopwatch.secondsByClock(body) }
      let samples = Comparison(rounds: options.rounds, [work]).seconds(what)
      report.add(what, 60, samples, .seconds, options.isQuick ? nil : .seconds(goal))
    }
    measure("\(count) mounts of 60 cells", 0.7) { assertions.mount() }
    measure("\(count) assertions of 60 cells as text", 1) { assertions.compareTexts() }
    let matrix = matrix(of: options.isQuick ? 10 : 200)
    measure("\(matrix.variants.count) variants of the mail screen as text", 1.5) {
      text(of: matrix)
    }
    measure("\(count) assertions of 60 cells as pictures", 4) {
      assertions.comparePictures()
    }
  }

  /// Returns `count` variants, evenly distributed over all variants.
  private static func matrix(of count: Int) -> Matrix {
    let all = Matrix.all.variants
    return Matrix((0..<count).map { all[$0 * all.count / count] })
  }

  private static func text(of matrix: Matrix) {
    guard let mail = Gallery.screens.first(where: { $0.id == "mail" }) else {
      preconditionFailure("the gallery has no mail screen")
    }
    matrix.mount(mail.make) { _, harness in
      harness.runUntilIdle()
      Stopwatch.keep(harness.textFrames)
    }
  }
}
