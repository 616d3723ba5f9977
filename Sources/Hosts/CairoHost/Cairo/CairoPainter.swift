// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionCollectionGeometry
package import MullionDisplayTree

/// The painter of display nodes with Cairo, used for windows, images and tests.
///
/// The context's user space is in points; the pixels per point are determined by the context's transform and
/// its surface's device scale. The painter restores the state of the context.
///
/// ```swift
/// let painter = try CairoPainter()
/// cairo_scale(context, scale, scale)
/// painter.paint(surface.displayTree(), on: context)
/// ```
///
/// Numbers that are not finite, and transforms that flatten a node, paint nothing; Cairo would reject
/// everything painted after them.
package struct CairoPainter: Sendable {
  let fonts: FontLibrary
  let pictures: PictureStore
  /// Whether glyphs are painted once and composed to lines.
  private(set) var keepsLetters = false
  /// The loader that decodes on other threads, or `nil` if the painter waits for images.
  private var loader: PictureLoader?

  /// Creates a painter with the fonts of this machine and the process's store of scaled images.
  ///
  /// - Throws: `CairoHostError` when there is no font.
  package init() throws(CairoHostError) {
    self.init(fonts: try FontLibrary.shared)
  }

  /// Creates a painter with the given fonts.
  package init(fonts: FontLibrary, pictures: PictureStore = .shared) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// The same painter for windows, which paint new content between two frames: glyphs are painted once and
  /// composed to lines, which may change colours by two steps of 255.
  package var forWindows: CairoPainter {
    var painter = self
    painter.keepsLetters = true
    return painter
  }

  /// Returns the same painter with asynchronous loading of images through `loader`.
  package func loadingPictures(with loader: PictureLoader) -> CairoPainter {
    var copy = self
    copy.loader = loader
    return copy
  }

  /// Returns the state of the image at `pixels`: available, possibly in another size, pending or failed.
  func picture(of image: DisplayImage, pixels: CGSize) -> PictureLookup {
    let request = PictureRequest(image, pixels: pixels)
    if let loader { return loader.picture(for: request) }
    return pictures.picture(for: request).map { .picture($0) } ?? .failed
  }

  /// Paints `node` with its transform, alpha and clip.
  ///
  /// - Complexity: O(*n*) in the number of commands of the node and its descendants.
  package func paint(_ node: DisplayNode, on cairo: OpaquePointer) {
    guard node.alpha > 0, let matrix = Self.matrix(node.transform) else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var map = matrix
    cairo_transform(cairo, &map)
    if node.alpha < 1 {
      // Alpha applies to the group: overlapping content inside a node does not show through.
      if node.clip == nil { clipToVisible(node, on: cairo) }
      cairo_push_group(cairo)
      paintContents(of: node, on: cairo)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, Double(node.alpha))
    } else {
      paintContents(of: node, on: cairo)
    }
  }

  /// Paints the contents of `node`, in its bounds coordinates, without its transform and alpha.
  ///
  /// A host that caches the rendering of a node paints it with this, and positions the rendering itself.
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

  /// Clips to the visible area of the node, because a group allocates a surface as large as the clip.
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

  // MARK: Cairo's numeric limits

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
