// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews
import MullionViewTree
public import UIKit

extension CollectionViewHarness {
  /// The collection views on the screen, from back to front.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public var collectionViews: [UICollectionView] {
    ViewReader(root: view).collectionViews
  }

  /// The first of ``collectionViews``, or `nil` if the screen shows none.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public var collectionView: UICollectionView? { collectionViews.first }

  /// The visible elements of the first collection view, in reading order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  public var elements: [RealizedElement] {
    collectionView.map(ViewReader.elements) ?? []
  }

  /// The work that the first collection view has done since it was created; zero without a collection view.
  public var work: WorkCounts {
    collectionView.map { WorkCounts($0.engine.counters) } ?? WorkCounts()
  }

  /// The text snapshot of the screen, which ``Golden`` compares.
  ///
  /// Each view that draws or is interactive has a line, and so has each element of collection views. The text
  /// is exact, and the same on every machine. Hidden, transparent, clipped and offscreen views are omitted.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  public var textFrames: String { TextPicture(surface: surface).text }

  /// The screen as an SVG document.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public var svg: String { svg(of: surface.displayTree()) }

  /// Returns the screen as a PNG file, with the name of the rasterizer and its fonts; `nil` if no rasterizer
  /// is linked.
  ///
  /// - Throws: an error of the rasterizer.
  public func png() throws -> (data: Data, rasteriser: String)? {
    try png(of: surface.displayTree())
  }

  /// Returns a drawing of the size of the screen as an SVG document.
  func svg(of tree: DisplayNode) -> String {
    SVGPainter(scale: scale).svg(of: tree, size: size)
  }

  /// Returns a drawing of the size of the screen as a PNG file, as ``png()`` does.
  func png(of tree: DisplayNode) throws -> (data: Data, rasteriser: String)? {
    let environment = surface.services.environment
    guard let pictures = environment.pictures else { return nil }
    let data = try pictures.png(of: tree, size: size, scale: scale)
    return (data, "\(pictures.name), \(environment.text.name)")
  }
}
