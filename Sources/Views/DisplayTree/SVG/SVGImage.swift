// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The SVG form of an image: shapes for symbols and drawings, the file itself for small PNG and JPEG files, a
/// placeholder for other images.
struct SVGImage {
  /// The maximum size of embedded files, in bytes.
  private static let embeddingLimit = 256 * 1024
  private static let ground = DisplayColor(red: 0.85, green: 0.86, blue: 0.88)
  private static let ink = DisplayColor(red: 0.66, green: 0.67, blue: 0.71)

  private let image: DisplayImage

  init(_ image: DisplayImage) {
    self.image = image
  }

  func write(in rect: CGRect, to writer: inout SVGWriter) {
    if let symbol = image.symbol {
      SVGSymbol(symbol, isMirrored: image.orientation == 2).write(
        in: rect, tint: nil, to: &writer)
      return
    }
    if case .drawing(let drawing, let size) = image.source, size.width > 0, size.height > 0 {
      let map = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      SVGDrawing(Drawing(transform: map, steps: [.drawing(drawing)])).write(to: &writer)
      return
    }
    if let reference = embedded {
      let number = SVGNumber.text
      writer.element(
        "image",
        [
          ("x", number(rect.minX)), ("y", number(rect.minY)), ("width", number(rect.width)),
          ("height", number(rect.height)), ("preserveAspectRatio", "none"), ("href", reference),
        ])
    } else {
      placeholder(in: rect, to: &writer)
    }
  }

  /// Writes a part of the image.
  ///
  /// A tinted image other than a symbol is a rectangle in its tint colour, because the document does not
  /// contain the shape of a file.
  func write(_ part: ImagePart, to writer: inout SVGWriter) {
    if let symbol = image.symbol {
      SVGSymbol(symbol, isMirrored: image.orientation == 2).write(
        in: part.destination, tint: part.tint, to: &writer)
      return
    }
    if let tint = part.tint {
      let (name, attributes) = SVGShape(RoundedRect(part.destination)).parts
      writer.element(name, attributes + SVGNumber.paint("fill", tint))
      return
    }
    guard part.source.width > 0, part.source.height > 0 else { return }
    let whole = CGSize(
      width: part.destination.width / part.source.width,
      height: part.destination.height / part.source.height)
    let clip = writer.clip(RoundedRect(part.destination))
    let manner = part.isSharp ? [("image-rendering", "pixelated")] : []
    writer.open("g", [("clip-path", "url(#\(clip))")] + manner)
    write(
      in: CGRect(
        x: part.destination.minX - part.source.minX * whole.width,
        y: part.destination.minY - part.source.minY * whole.height,
        width: whole.width, height: whole.height), to: &writer)
    writer.close("g")
  }

  /// The file as a data URL; `nil` if there is none, or if it is rotated, too large, or neither PNG nor JPEG.
  private var embedded: String? {
    guard image.orientation == 1, let data = file, data.count <= Self.embeddingLimit,
      let format = ImageHeader(ByteReader(data))?.format
    else { return nil }
    let kind: String
    switch format {
    case .png: kind = "png"
    case .jpeg: kind = "jpeg"
    case .gif, .webP, .svg: return nil
    }
    return "data:image/\(kind);base64,\(data.base64EncodedString())"
  }

  private var file: Data? {
    switch image.source {
    case .pixels, .symbol, .drawing: return nil
    case .data(let data): return data
    case .file(let path):
      guard let file = FileHandle(forReadingAtPath: path) else { return nil }
      return try? file.read(upToCount: Self.embeddingLimit + 1)
    }
  }

  /// Writes a placeholder: a grey rectangle with hills under a sun.
  private func placeholder(in rect: CGRect, to writer: inout SVGWriter) {
    let (name, attributes) = SVGShape(RoundedRect(rect)).parts
    writer.element(name, attributes + SVGNumber.paint("fill", Self.ground))
    let side = min(rect.width, rect.height) * 0.36
    guard side >= 6 else { return }
    let origin = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> String {
      "\(SVGNumber.text(origin.x + x * side)) \(SVGNumber.text(origin.y + y * side))"
    }
    let hills = [(0, 0.9), (0.36, 0.4), (0.56, 0.64), (0.72, 0.48), (1, 0.9)]
      .map { point($0.0, $0.1) }.joined(separator: " L")
    writer.element("path", [("d", "M\(hills) Z")] + SVGNumber.paint("fill", Self.ink))
    writer.element(
      "circle",
      [
        ("cx", SVGNumber.text(origin.x + 0.76 * side)),
        ("cy", SVGNumber.text(origin.y + 0.22 * side)), ("r", SVGNumber.text(0.1 * side)),
      ] + SVGNumber.paint("fill", Self.ink))
  }
}
