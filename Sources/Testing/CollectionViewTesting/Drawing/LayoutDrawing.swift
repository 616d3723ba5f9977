// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews
import MullionViewTree
public import UIKit

/// A drawing of a layout's structure, as `mullion draw` produces it: sections, groups, items, insets and
/// spacing, with their lengths.
///
/// ```swift
/// let harness = CollectionViewHarness(FeedViewController())
/// try Golden("feed-layout", .svg).check(#require(harness.layoutDrawing).svg)
/// ```
@MainActor
public struct LayoutDrawing {
  /// The default maximum length of the drawn content, in points.
  public static let usualLength: CGFloat = 844

  private let sheet: LayoutSheet

  /// Creates a drawing of at most `length` points of content.
  package init(_ subject: LayoutSubject, length: CGFloat = usualLength) {
    sheet = LayoutSheet(subject, length: length)
  }

  /// The drawing's size, in points.
  public var size: CGSize { sheet.size }

  /// The display tree of the drawing.
  package var node: DisplayNode { sheet.node }

  /// The drawing as an SVG document.
  ///
  /// - Complexity: O(*n*) in the number of items that are drawn.
  public var svg: String { SVGPainter().svg(of: sheet.node, size: sheet.size) }

  /// Returns the drawing as a PNG file at 2 pixels per point, or `nil` if no rasterizer is linked; see
  /// `CairoHost.install()`.
  ///
  /// - Throws: an error of the rasterizer.
  public func png() throws -> Data? {
    try PixelBuffer.encoder?.png(of: sheet.node, size: sheet.size, scale: 2)
  }
}

extension CollectionViewHarness {
  /// The drawing of the layout of the first collection view on the screen; `nil` if there is none, or if its
  /// layout is not compositional or has never been laid out.
  public var layoutDrawing: LayoutDrawing? { collectionView.flatMap { layoutDrawing(of: $0) } }

  /// Returns a drawing of the layout of `collectionView`, or `nil` if the layout is not compositional or has
  /// never been laid out.
  ///
  /// - Parameters:
  ///   - collectionView: a collection view on the screen.
  ///   - length: the maximum length of content that is drawn, from the start of the layout, in points.
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

  /// The class name of the controller, or of the view if there is no controller; the name of a container of
  /// UIKit is followed by that of its first child.
  var screenName: String { viewController.map(Self.name) ?? "\(Swift.type(of: view))" }

  private static func name(_ controller: UIViewController) -> String {
    let name = "\(Swift.type(of: controller))"
    guard name.hasPrefix("UI"), let inner = controller.children.first else { return name }
    return "\(name) of \(Self.name(inner))"
  }
}
