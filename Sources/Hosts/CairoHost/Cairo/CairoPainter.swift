// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionCollectionGeometry
package import MullionDisplayTree

/// Paints display nodes with Cairo; the one painter of windows, pictures and tests.
///
/// The context's user space is in points; how many pixels a point has is read off the context: its
/// transform and its surface's device scale. The painter leaves the context as it found it.
///
/// ```swift
/// let painter = try CairoPainter()
/// cairo_scale(context, scale, scale)
/// painter.paint(surface.displayTree(), on: context)
/// ```
///
/// Numbers that are not finite, and transforms that flatten a node, paint nothing; Cairo would
/// refuse everything painted after them.
package struct CairoPainter: Sendable {
  let fonts: FontLibrary
  let pictures: PictureStore
  /// Whether letters are painted once and put together to lines.
  private(set) var keepsLetters = false
  /// Decodes in other threads; nil: the painter waits for what it paints.
  private var loader: PictureLoader?

  /// A painter with the fonts of this machine and the process's store of scaled pictures.
  ///
  /// - Throws: `CairoHostError` when there is no font at all.
  package init() throws(CairoHostError) {
    self.init(fonts: try FontLibrary.shared)
  }

  /// A painter with the given fonts.
  package init(fonts: FontLibrary, pictures: PictureStore = .shared) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// The same painter for windows, which paint what is new between two frames: letters are painted
  /// once and put together to lines, which may change colours by two steps of 255.
  package var forWindows: CairoPainter {
    var painter = self
    painter.keepsLetters = true
    return painter
  }

  /// The same painter, but it does not wait for pictures: it asks `loader` for them.
  package func loadingPictures(with loader: PictureLoader) -> CairoPainter {
    var copy = self
    copy.loader = loader
    return copy
  }

  /// The image at `pixels`, or what there is of it.
  func picture(of image: DisplayImage, pixels: CGSize) -> PictureLookup {
    let request = PictureRequest(image, pixels: pixels)
    if let loader { return loader.picture(for: request) }
    return pictures.picture(for: request).map { .picture($0) } ?? .failed
  }

  /// Paints `node` with its transform, alpha and clip.
  ///
  /// - Complexity: O(n), n the commands of the node and all nodes in it.
  package func paint(_ node: DisplayNode, on cairo: OpaquePointer) {
    guard node.alpha > 0, let matrix = Self.matrix(node.transform) else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var map = matrix
    cairo_transform(cairo, &map)
    if node.alpha < 1 {
      // Alpha is the group's: what overlaps inside a node does not shine through.
      if node.clip == nil { clipToVisible(node, on: cairo) }
      cairo_push_group(cairo)
      paintContents(of: node, on: cairo)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, Double(node.alpha))
    } else {
      paintContents(of: node, on: cairo)
    }
  }

  /// Paints what is in `node`, in its bounds coordinates, without its transform and alpha.
  ///
  /// A host that keeps a node's picture paints it with this, and places the picture itself.
  package func paintContents(of node: DisplayNode, on cairo: OpaquePointer) {
    if let mask = node.mask {
      var inner = node
      inner.mask = nil
      masked(by: [.drawing(mask)], on: cairo) { paintContents(of: inner, on: cairo) }
      return
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if let clip = node.clip {
      guard path(clip, on: cairo) else { return }
      cairo_clip(cairo)
    }
    for command in node.commands { paint(command, on: cairo) }
    for child in node.children { paint(child, on: cairo) }
  }

  func paint(_ command: DrawCommand, on cairo: OpaquePointer) {
    switch command {
    case .fill(let shape, let color): fill(shape, color, on: cairo)
    case .border(let shape, let width, let color): border(shape, width, color, on: cairo)
    case .text(let layout, let origin, let color): text(layout, at: origin, color, on: cairo)
    case .drawing(let drawing): draw(drawing, on: cairo)
    case .image(let image, let destination): draw(image, in: destination, on: cairo)
    case .imagePart(let image, let part): draw(image, part, on: cairo)
    }
  }

  /// A group as large as the surface costs a surface; one no larger than its node does not.
  private func clipToVisible(_ node: DisplayNode, on cairo: OpaquePointer) {
    guard node.children.isEmpty, !node.commands.isEmpty else { return }
    var area = CGRect.null
    for command in node.commands {
      switch command {
      case .fill(let shape, _), .border(let shape, _, _): area = area.union(shape.rect)
      case .image(_, let destination): area = area.union(destination)
      case .imagePart(_, let part): area = area.union(part.destination)
      case .text, .drawing: return
      }
    }
    let outer = area.insetBy(dx: -1, dy: -1)
    guard Self.isUsable(outer) else { return }
    cairo_rectangle(cairo, outer.minX, outer.minY, outer.width, outer.height)
    cairo_clip(cairo)
  }

  // MARK: Numbers Cairo can take

  static func matrix(_ transform: CGAffineTransform) -> cairo_matrix_t? {
    let entries = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    let area = transform.a * transform.d - transform.b * transform.c
    guard entries.allSatisfy({ $0.isFinite && abs($0) < 1e9 }), abs(area) > 1e-12 else {
      return nil
    }
    return cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d,
      x0: transform.tx, y0: transform.ty)
  }

  static func isUsable(_ rect: CGRect) -> Bool {
    rect.width > 0 && rect.height > 0
      && [rect.minX, rect.minY, rect.width, rect.height].allSatisfy {
        $0.isFinite && abs($0) < 1e9
      }
  }
}
