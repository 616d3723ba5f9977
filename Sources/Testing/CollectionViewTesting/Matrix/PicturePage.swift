// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree
import UIKit

/// A page with the images of a matrix, each under the names of its variants.
@MainActor
struct PicturePage {
  private static let gap: CGFloat = 16
  /// The maximum width of the page in points, unless a screen is wider.
  private static let width: CGFloat = 2400
  private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)

  private struct Cell {
    let picture: MatrixPicture
    let caption: TextLayout
    var origin = CGPoint.zero
    var height: CGFloat { caption.size.height.rounded(.up) + 6 + picture.size.height }
  }

  private var cells: [Cell]
  private let marker = PageMarker()
  /// The size of the page, in points.
  let size: CGSize

  init(_ pictures: [MatrixPicture], text: any TextMeasuring) {
    cells = pictures.map { picture in
      let names = picture.variants.map(\.description).joined(separator: "\n")
      let request = TextRequest(
        text: names, font: Self.font.hostFont, width: picture.size.width, maximumLines: 12)
      return Cell(picture: picture, caption: text.layout(request))
    }
    let width = max(Self.width, 2 * Self.gap + (pictures.map(\.size.width).max() ?? 0))
    var (x, y, row, right) = (Self.gap, Self.gap, CGFloat.zero, CGFloat.zero)
    for index in cells.indices {
      let cell = cells[index]
      if x > Self.gap, x + cell.picture.size.width + Self.gap > width {
        (x, y, row) = (Self.gap, y + row + Self.gap, 0)
      }
      cells[index].origin = CGPoint(x: x, y: y)
      x += cell.picture.size.width + Self.gap
      (row, right) = (max(row, cell.height), max(right, x))
    }
    size = CGSize(width: right, height: y + row + Self.gap)
  }

  /// The display tree of the page.
  var node: DisplayNode {
    let page = RoundedRect(CGRect(origin: .zero, size: size))
    let ground = DisplayColor(red: 0.85, green: 0.85, blue: 0.86)
    return DisplayNode(
      identity: ObjectIdentifier(marker), bounds: page.rect,
      commands: [.fill(page, ground)] + cells.flatMap(commands))
  }

  private func commands(_ cell: Cell) -> [DrawCommand] {
    let top = cell.origin.y + cell.caption.size.height.rounded(.up) + 6
    let size = cell.picture.size
    let image = DisplayImage(source: .data(cell.picture.png), pixelSize: size)
    return [
      .text(cell.caption, origin: cell.origin, DisplayColor(red: 0.2, green: 0.2, blue: 0.2)),
      .image(
        image, destination: CGRect(x: cell.origin.x, y: top, width: size.width, height: size.height)
      ),
    ]
  }
}

/// The identity of the node of a page.
private final class PageMarker {}
