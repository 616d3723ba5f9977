// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@MainActor
struct NinePatchTests {
  private func parts(
    _ caps: UIEdgeInsets, _ mode: UIImage.ResizingMode, in size: CGSize
  ) throws -> [ImagePart] {
    let image = try #require(UIImage(data: ImageTests.png(30, 30)))
    let view = UIImageView(image: image.resizableImage(withCapInsets: caps, resizingMode: mode))
    view.frame = CGRect(origin: .zero, size: size)
    return view.contentCommands().compactMap {
      if case .imagePart(_, let part) = $0 { part } else { nil }
    }
  }

  @Test func `corners keep their size and the rest is stretched`() throws {
    let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let parts = try parts(caps, .stretch, in: CGSize(width: 100, height: 50))
    expect(parts.count, equals: 9)
    let corner = try #require(parts.first)
    expect(corner.destination, equals: CGRect(x: 0, y: 0, width: 10, height: 10))
    let middle = try #require(parts.dropFirst(4).first)
    expect(middle.destination, equals: CGRect(x: 10, y: 10, width: 80, height: 30))
  }

  @Test(arguments: [UIImage.ResizingMode.tile, .stretch])
  func `the parts cover the view without a gap, and overlap nowhere`(
    mode: UIImage.ResizingMode
  ) throws {
    for size in [CGSize(width: 100, height: 50), CGSize(width: 12, height: 7)] {
      let caps = UIEdgeInsets(top: 8, left: 12, bottom: 4, right: 9)
      let parts = try parts(caps, mode, in: size)
      let area = parts.reduce(0) { $0 + $1.destination.width * $1.destination.height }
      expect(abs(area - size.width * size.height) < 0.001)
      let box = parts.reduce(CGRect.null) { $0.union($1.destination) }
      expect(box, equals: CGRect(origin: .zero, size: size))
    }
  }

  @Test func `tiles keep their size, and the last is cut`() throws {
    let caps = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let parts = try parts(caps, .tile, in: CGSize(width: 45, height: 30))
    expect(parts.map(\.destination.width), equals: [10, 10, 10, 5, 10])
    expect(parts.map(\.destination.minX), equals: [0, 10, 20, 30, 35])
  }

  @Test func `the older name stretches the point after the caps`() throws {
    let image = try #require(UIImage(data: ImageTests.png(10, 6)))
    let both = image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 2)
    expect(both.capInsets, equals: UIEdgeInsets(top: 2, left: 3, bottom: 3, right: 6))
    expect(both.resizingMode, equals: .stretch)
    let wide = image.stretchableImage(withLeftCapWidth: 0, topCapHeight: 5)
    expect(wide.capInsets, equals: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
  }

  @Test func `caps larger than the picture share it`() throws {
    let caps = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 30)
    let parts = try parts(caps, .stretch, in: CGSize(width: 90, height: 30))
    expect(parts.map(\.destination.width), equals: [20, 10])
  }
}
