// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionViewTree
import UIKit

extension PictureOrder {
  /// Waits for loading to finish, scrolls, performs the actions, and renders the screen.
  ///
  /// - Parameters:
  ///   - harness: The harness of the screen, on ``device``.
  ///   - isBusy: A closure that returns whether loading is still in progress.
  /// - Returns: The bytes of a file of ``format``.
  /// - Throws: `PictureFailure` when an action cannot be performed, or no rasterizer is available.
  @MainActor
  package func picture(
    of harness: CollectionViewHarness, while isBusy: @MainActor () -> Bool
  ) async throws(PictureFailure) -> Data {
    await harness.runUntilIdle(while: isBusy)
    await go(down: harness, while: isBusy)
    for go in strip == nil ? goes : goes.dropLast() {
      try Self.perform(go, on: harness)
      await harness.runUntilIdle(while: isBusy)
    }
    guard let strip, let last = goes.last else { return try data(of: harness) }
    return try data(of: Self.strip(of: strip, last, on: harness))
  }

  @MainActor
  private static func perform(
    _ actions: [ScreenAction], on harness: CollectionViewHarness
  ) throws(PictureFailure) {
    for (index, action) in actions.enumerated() {
      do throws(PictureFailure) {
        try ActionRun(harness).perform(action)
      } catch {
        guard actions.count > 1 else { throw error }
        throw PictureFailure("action \(index + 1) of \(actions.count): \(error.description)")
      }
    }
  }

  /// Scrolls to the requested position, waiting for content that loads along the way.
  @MainActor
  private func go(
    down harness: CollectionViewHarness, while isBusy: @MainActor () -> Bool
  ) async {
    guard scroll != 0 else { return }
    guard harness.collectionView != nil else {
      harness.scroll(by: CGVector(dx: 0, dy: scroll))
      return
    }
    var passed = -CGFloat.infinity
    for _ in 0..<1000 {
      let reached = harness.scrollCollectionView(to: scroll)
      await harness.runUntilIdle(while: isBusy)
      guard reached < scroll, reached > passed else { return }
      passed = reached
    }
  }

  @MainActor
  private static func strip(
    of count: Int, _ go: [ScreenAction], on harness: CollectionViewHarness
  ) throws(PictureFailure) -> FrameStrip {
    var failure: PictureFailure?
    let strip = harness.strip(of: count) {
      do throws(PictureFailure) {
        try perform(go, on: harness)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return strip
  }

  @MainActor
  private func data(of strip: FrameStrip) throws(PictureFailure) -> Data {
    switch format {
    case .text: return Data(strip.text.utf8)
    case .svg: return Data(strip.svg(of: area).utf8)
    case .png:
      do {
        return try strip.png(of: area)?.data ?? Data()
      } catch {
        throw PictureFailure("\(error)")
      }
    }
  }

  /// Returns the bytes of a file of ``format`` with the screen as it is.
  ///
  /// - Throws: `PictureFailure` when no rasterizer is available.
  @MainActor
  package func data(of harness: CollectionViewHarness) throws(PictureFailure) -> Data {
    switch format {
    case .text: return Data(harness.textFrames.utf8)
    case .svg: return Data(harness.svg(of: tree(of: harness)).utf8)
    case .png:
      let picture: (data: Data, rasteriser: String)?
      do { picture = try harness.png(of: tree(of: harness)) } catch {
        throw PictureFailure("\(error)")
      }
      guard let picture else {
        throw PictureFailure("this program has no rasteriser; use .svg or .txt.")
      }
      return picture.data
    }
  }

  @MainActor
  private func tree(of harness: CollectionViewHarness) -> DisplayNode {
    let surface = harness.surface
    guard showsNumbers else { return surface.displayTree() }
    return NumberedScreen(surface, Inspection(surface, harness.references)).node
  }
}
