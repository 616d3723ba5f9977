// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionViewTree
public import UIKit

extension Matrix {
  /// Returns the images of the screen that `make` creates, in each variant; variants with identical pixels
  /// share one image.
  ///
  /// Screens are created and laid out one after the other, on the main actor. Images are rendered and encoded
  /// on other threads meanwhile; the result does not depend on this concurrency. A rasterizer and fonts are
  /// required: call `CairoHost.install()` first.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; if `nil`, those of each device.
  ///   - make: creates the screen, anew for each variant.
  /// - Returns: the images, in the order of the first variant of each, or `nil` if no rasterizer is linked.
  /// - Throws: errors of `make`, or an error of the rasterizer.
  /// - Complexity: O(*n*) in the views and pixels of all variants; only a few images are in memory at a time.
  @MainActor
  public func pictures(
    scale: CGFloat? = nil, _ make: () throws -> UIViewController
  ) async throws -> [MatrixPicture]? {
    guard PixelBuffer.encoder != nil else { return nil }
    let sheet = try await withThrowingTaskGroup(
      of: MatrixPicture.self, returning: [MatrixVariant: MatrixPicture].self
    ) { group in
      var drawn: [MatrixVariant: MatrixPicture] = [:]
      var underway = 0
      for variant in variants {
        if underway == Self.atOnce, let picture = try await group.next() {
          drawn[picture.variants[0]] = picture
          underway -= 1
        }
        let drawing = try self.drawing(of: variant, scale, make)
        group.addTask { try drawing.picture() }
        underway += 1
      }
      for try await picture in group { drawn[picture.variants[0]] = picture }
      return drawn
    }
    return Self.folded(variants.compactMap { sheet[$0] })
  }

  /// The number of images that are rendered concurrently, limited because their pixels are in memory.
  private static var atOnce: Int { max(2, ProcessInfo.processInfo.activeProcessorCount) }

  /// Returns the drawing of a variant.
  @MainActor
  private func drawing(
    of variant: MatrixVariant, _ scale: CGFloat?, _ make: () throws -> UIViewController
  ) throws -> VariantDrawing {
    var shown = variant
    shown.device.usesFonts = true
    var drawing: VariantDrawing?
    try shown.mount(make) { harness in
      harness.runUntilIdle()
      drawing = VariantDrawing(
        variant: variant, tree: harness.displayTree, size: harness.size,
        scale: scale ?? harness.scale, environment: harness.surface.services.environment)
    }
    guard let drawing else { fatalError("Mullion: a variant was mounted and not shown.") }
    return drawing
  }

  /// Returns the distinct images.
  private static func folded(_ pictures: [MatrixPicture]) -> [MatrixPicture] {
    var places: [Data: Int] = [:]
    var folded: [MatrixPicture] = []
    for picture in pictures {
      if let place = places[picture.png] {
        folded[place].variants += picture.variants
      } else {
        places[picture.png] = folded.count
        folded.append(picture)
      }
    }
    return folded
  }
}
