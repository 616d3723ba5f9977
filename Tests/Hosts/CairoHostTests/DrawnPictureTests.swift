// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@MainActor
@Suite(.serialized)
struct DrawnPictureTests {
  private let size = CGSize(width: 20, height: 10)

  private func renderer(scale: CGFloat = 2, opaque: Bool = false) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  private func half(scale: CGFloat = 2, opaque: Bool = false) -> UIImage {
    renderer(scale: scale, opaque: opaque).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test func `a picture that is drawn has its size and is shown`() throws {
    let image = half()
    expect(image.size == size && image.scale == 2)
    let view = UIImageView(image: image)
    let canvas = try Canvas(view.displayNode(), width: 20, height: 10, scale: 2)
    expect(canvas[18, 5], equals: [255, 0, 0, 255])
    expect(canvas[22, 5], equals: [0, 0, 0, 0])
  }

  @Test
  func
    `pixels that are only looked at are those that are kept, on a surface that was drawn on before`()
    throws
  {
    let decoder = PixbufDecoder()
    let full = renderer(opaque: true).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    for image in [full, half(), full, half(scale: 1)] {
      let picture = try #require(image.displayImage)
      let kept = try decoder.decode(picture, coveringPixels: nil)
      let seen = try decoder.withPixels(of: picture) {
        PixelBuffer(width: $0.width, height: $0.height, bytes: [UInt8]($0.bytes))
      }
      expect(seen.width == kept.width && seen.height == kept.height)
      expect(seen.bytes, equals: kept.bytes)
    }
    let right = try decoder.withPixels(of: try #require(half().displayImage)) {
      $0.bytes[30 * 4 + 3]
    }
    expect(right, equals: 0, "nothing is left of the picture before")
  }

  @Test func `a picture is drawn into another, and as a template`() throws {
    let inner = half()
    let outer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      inner.draw(in: CGRect(x: 0, y: 0, width: 40, height: 20))
      inner.withTintColor(.blue).draw(at: CGPoint(x: 20, y: 25))
      inner.draw(at: CGPoint(x: 0, y: 25), blendMode: .normal, alpha: 0.5)
    }
    let canvas = try Canvas(UIImageView(image: outer).displayNode(), width: 40, height: 40)
    expect(canvas[19, 10], equals: [255, 0, 0, 255])
    expect(canvas[22, 10], equals: [0, 0, 0, 0])
    expect(canvas[25, 30], equals: [0, 0, 255, 255])
    expect(canvas[5, 30], equals: [128, 0, 0, 128])
  }

  @Test func `a layer is drawn as often as asked, as large as asked`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { renderer in
      let context = renderer.cgContext
      guard let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil)
      else { return }
      layer.context?.setFillColor(UIColor.red.cgColor)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 9))
      context.draw(layer, at: CGPoint(x: 2, y: 2))
      context.draw(layer, in: CGRect(x: 20, y: 0, width: 20, height: 20))
      expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }
    let canvas = try Canvas(UIImageView(image: image).displayNode(), width: 40, height: 20)
    expect(canvas[3, 3] == [255, 0, 0, 255] && canvas[5, 3] == [0, 0, 0, 0])
    expect(canvas[3, 7], equals: [0, 0, 0, 0], "what is drawn beside the layer is cut")
    expect(canvas[28, 18] == [255, 0, 0, 255] && canvas[32, 18] == [0, 0, 0, 0])
  }

  @Test func `edges that are not smooth are painted or not`() throws {
    func alphas(smooth: Bool) throws -> Set<Int> {
      let image = renderer(scale: 1).image { renderer in
        renderer.cgContext.setShouldAntialias(smooth)
        renderer.cgContext.fillEllipse(in: CGRect(x: 1.3, y: 1.3, width: 7, height: 7))
      }
      let canvas = try Canvas(UIImageView(image: image).displayNode(), width: 20, height: 10)
      var found: Set<Int> = []
      for y in 0..<10 {
        for x in 0..<20 { found.insert(canvas[x, y][3]) }
      }
      return found
    }
    expect(try alphas(smooth: false), equals: [0, 255])
    expect(try alphas(smooth: true).count > 2)
  }

  @Test func `PNG and JPEG files hold what was drawn`() throws {
    try installed {
      let png = try #require(half(scale: 1).pngData())
      let canvas = try Canvas(png: png)
      expect(canvas.width == 20 && canvas.height == 10)
      expect(canvas[5, 5] == [255, 0, 0, 255] && canvas[15, 5] == [0, 0, 0, 0])
      let jpeg = try #require(half().jpegData(compressionQuality: 0.9))
      let photo = try Canvas(png: jpeg)
      expect(photo.width, equals: 40)
      expect(photo[5, 5][0] > 240 && photo[5, 5][1] < 16)
      expect(photo[35, 10][1] > 240)
      expect(renderer().pngData { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }.count > 60)
    }
  }

  @Test func `opaque pictures are black where nothing is drawn`() throws {
    try installed {
      let png = try #require(half(scale: 1, opaque: true).pngData())
      expect(try Canvas(png: png)[15, 5], equals: [0, 0, 0, 255])
    }
  }

  @Test func `pictures are begun and ended as code of old does`() throws {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    UIColor.green.set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).fill()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    expect(UIGraphicsGetCurrentContext() == nil)
    expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    let canvas = try Canvas(UIImageView(image: image).displayNode(), width: 20, height: 10)
    expect(canvas[10, 5], equals: [0, 255, 0, 255])
  }

  @Test func `views and layers are drawn into pictures`() throws {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 20, height: 10))
    view.backgroundColor = .blue
    let part = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    part.backgroundColor = .red
    view.addSubview(part)
    let images = [
      renderer().image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) },
      renderer().image { view.layer.render(in: $0.cgContext) },
    ]
    for image in images {
      let canvas = try Canvas(UIImageView(image: image).displayNode(), width: 20, height: 10)
      expect(canvas[5, 5] == [0, 0, 255, 255] && canvas[15, 5] == [255, 0, 0, 255])
    }
  }

  @Test func `pictures are drawn on any thread`() async throws {
    let image = await Task.detached {
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        "a".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.red])
      }
    }.value
    let canvas = try Canvas(UIImageView(image: image).displayNode(), width: 8, height: 8)
    expect(canvas[4, 4], equals: [255, 0, 0, 255])
  }
}

#endif
