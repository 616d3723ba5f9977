// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionViewTree
public import UIKit

extension Matrix {
  /// What the screen that `make` makes looks like in each variant; variants in which it looks the same,
  /// pixel by pixel, are one picture.
  ///
  /// Screens are made and laid out one after the other, on the main actor. Pictures are drawn and
  /// written as files on other threads meanwhile, and are the same as if nothing ran beside them. They
  /// want a rasteriser and fonts: call `CairoHost.install()` first.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; nil: those of each device.
  ///   - make: makes the screen, anew for each variant.
  /// - Returns: the pictures, in the order of the first variant of each; nil: no rasteriser is linked.
  /// - Throws: what `make` throws, or an error of the rasteriser's.
  /// - Complexity: O(n) in the views and pixels of all variants; some pictures are in memory at a time.
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

  /// How many pictures are drawn at once: their pixels are in memory.
  private static var atOnce: Int { max(2, ProcessInfo.processInfo.activeProcessorCount) }

  /// What a host draws of a variant.
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

  /// The pictures, each once.
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
