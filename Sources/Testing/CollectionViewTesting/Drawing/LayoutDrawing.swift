// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews
import MullionViewTree
public import UIKit

/// A drawing of how a layout is built, as `mullion draw` makes it: sections, groups, items, insets and
/// spacing, with their lengths.
///
/// ```swift
/// let harness = CollectionViewHarness(FeedViewController())
/// try Golden("feed-layout", .svg).check(#require(harness.layoutDrawing).svg)
/// ```
@MainActor
public struct LayoutDrawing {
  /// How much content is drawn unless somebody says otherwise, in points.
  public static let usualLength: CGFloat = 844

  private let sheet: LayoutSheet

  /// A drawing of at most `length` points of content.
  package init(_ subject: LayoutSubject, length: CGFloat = usualLength) {
    sheet = LayoutSheet(subject, length: length)
  }

  /// The drawing's size, in points.
  public var size: CGSize { sheet.size }

  /// What a host paints.
  package var node: DisplayNode { sheet.node }

  /// The drawing as an SVG document.
  ///
  /// - Complexity: O(n) in the number of items that are drawn.
  public var svg: String { SVGPainter().svg(of: sheet.node, size: sheet.size) }

  /// The drawing as a PNG file; nil when no rasteriser is linked, see `CairoHost.install()`.
  ///
  /// - Throws: an error of the rasteriser's.
  public func png() throws -> Data? {
    try PixelBuffer.encoder?.png(of: sheet.node, size: sheet.size, scale: 2)
  }
}

extension CollectionViewHarness {
  /// A drawing of the layout of the first collection view on the screen; nil when that has no
  /// compositional one.
  public var layoutDrawing: LayoutDrawing? { collectionView.flatMap { layoutDrawing(of: $0) } }

  /// A drawing of the layout of `collectionView`; nil when it is no compositional one.
  ///
  /// - Parameters:
  ///   - collectionView: one of those on the screen.
  ///   - length: how much content is drawn at most, from the start of the layout, in points.
  /// - Returns: the drawing.
  public func layoutDrawing(
    of collectionView: UICollectionView, length: CGFloat = LayoutDrawing.usualLength
  ) -> LayoutDrawing? {
    let title = collectionView.accessibilityIdentifier ?? screenName
    HarnessFonts.use(device.usesFonts)
    return LayoutSubject(of: collectionView, title: title).map {
      LayoutDrawing($0, length: max(1, length))
    }
  }

  /// What is shown, in the words of code: the class of the controller, inside of those that hold it,
  /// or of the view.
  var screenName: String { viewController.map(Self.name) ?? "\(Swift.type(of: view))" }

  private static func name(_ controller: UIViewController) -> String {
    let name = "\(Swift.type(of: controller))"
    guard name.hasPrefix("UI"), let inner = controller.children.first else { return name }
    return "\(name) of \(Self.name(inner))"
  }
}
