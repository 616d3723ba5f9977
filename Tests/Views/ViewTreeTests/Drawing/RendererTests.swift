// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing

/// Tests of the destinations of renderers, and of the properties available during drawing.
@MainActor
@Suite("Renderers")
struct RendererTests {
  @Test func `a renderer says which rectangle it draws, and at what scale`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let bounds = CGRect(x: 5, y: 6, width: 7, height: 8)
    let renderer: UIGraphicsRenderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    expect(renderer.format.bounds, equals: bounds)
    expect((renderer.format as? UIGraphicsImageRendererFormat)?.scale, equals: 3)
    expect(UIGraphicsRendererFormat.preferred().bounds, equals: .zero)
  }

  @Test func `a picture can be had while it is drawn`() {
    var sizes: [CGSize] = []
    var half: UIImage?
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let whole = renderer.image { (context: UIGraphicsImageRendererContext) in
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      half = context.currentImage
      context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
      sizes.append(context.format.bounds.size)
    }
    expect(sizes, equals: [CGSize(width: 10, height: 10)])
    expect(picture(of: half) != picture(of: whole))
    expect(!picture(of: half).contains("M5 5") && picture(of: whole).contains("M5 5"))
  }

  private func picture(of image: UIImage?) -> String {
    SVGPainter().svg(
      of: UIImageView(image: image).displayNode(), size: CGSize(width: 10, height: 10))
  }

  @Test func `a drawing context hears what a string took`() {
    let font = UIFont.systemFont(ofSize: 10)
    let context = NSStringDrawingContext()
    expect(context.totalBounds, equals: .zero)
    let bounds = ("two words" as NSString).boundingRect(
      with: CGSize(width: 1000, height: 1000), options: [.usesLineFragmentOrigin],
      attributes: [.font: font], context: context)
    expect(bounds.width > 0 && context.totalBounds == bounds)
  }

  @Test func `strings of both kinds take and draw the same`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let (swift, foundation) = ("some text", "some text" as NSString)
    let size = swift.size(withAttributes: attributes)
    expect(size.width > 0 && size == foundation.size(withAttributes: attributes))
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40))
    let point = CGPoint(x: 3, y: 4)
    let rect = CGRect(x: 3, y: 4, width: 30, height: 40)
    let pictures = [
      renderer.image { _ in swift.draw(at: point, withAttributes: attributes) },
      renderer.image { _ in foundation.draw(at: point, withAttributes: attributes) },
      renderer.image { _ in swift.draw(in: rect, withAttributes: attributes) },
      renderer.image { _ in foundation.draw(in: rect, withAttributes: attributes) },
    ].map { SVGPainter().svg(of: UIImageView(image: $0).displayNode(), size: $0.size) }
    expect(pictures[0].contains("some text"))
    expect(pictures[0] == pictures[1] && pictures[2] == pictures[3])
    expect(pictures[0] != pictures[2])
  }

  @Test func `an effect is its own copy, and one that is none shows nothing`() {
    let blur = UIBlurEffect(style: .regular)
    expect(blur.copy() as? UIVisualEffect === blur)
    let pane = UIVisualEffectView(effect: UIVisualEffect())
    pane.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let clear = pane.displayNode().children.allSatisfy { $0.commands.isEmpty }
    pane.effect = blur
    expect(clear)
    expect(!pane.displayNode().children.allSatisfy { $0.commands.isEmpty })
  }
}
