// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import CMullionGTK
import CairoHost
import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit
import ViewStage
@testable import GTKHost

@MainActor
struct TreePainterTests {
  private let size = CGSize(width: 200, height: 160)

  /// Returns the surface of a window with `views` on white.
  private func surface(_ views: [UIView], scale: CGFloat = 1) -> ViewSurface {
    let root = UIView()
    root.backgroundColor = .white
    views.forEach { root.addSubview($0) }
    return Stage(root, size: size, scale: scale).surface
  }

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  /// Returns a card similar to a cell: with rounded corners, text, a rule, and a rotated view.
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 20, y: 10, width: 140, height: 100))
    card.isReusablePicture = true
    card.backgroundColor = UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)
    card.layer.cornerRadius = 12
    card.layer.borderWidth = 1
    card.addSubview(label("Card", CGRect(x: 12, y: 8, width: 100, height: 24)))
    let rule = UIView(frame: CGRect(x: 0, y: 40, width: 140, height: 1))
    rule.backgroundColor = .black
    card.addSubview(rule)
    let turned = UIView(frame: CGRect(x: 60, y: 55, width: 30, height: 10))
    turned.backgroundColor = .red
    turned.transform = CGAffineTransform(rotationAngle: 0.7)
    card.addSubview(turned)
    let faint = UIView(frame: CGRect(x: 100, y: 60, width: 30, height: 30))
    faint.backgroundColor = .green
    faint.alpha = 0.5
    card.addSubview(faint)
    return card
  }

  private func expectSame(_ surface: ViewSurface, scale: CGFloat) throws {
    let painter = TreePainter(painter: try CairoPainter())
    let tree = surface.displayTree()
    let window = try NodePicture(
      throughGTK: tree, size: size, scale: scale, by: painter)
    let picture = try NodePicture(byCairo: tree, size: size, scale: scale)
    expect(window.pixels.count, equals: picture.pixels.count)
    expect(window.differences(from: picture) <= window.pixels.count / 500)
  }

  @Test(arguments: [1.0, 2.0])
  func `a window shows cells as pictures show them`(scale: CGFloat) throws {
    try expectSame(surface([card()], scale: scale), scale: scale)
  }

  @Test(arguments: [0.5, .pi / 4, 2, -1.2])
  func `turned views are painted, not marked with pink`(angle: CGFloat) throws {
    let view = UIView(frame: CGRect(x: 60, y: 50, width: 60, height: 12))
    view.backgroundColor = .blue
    view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 1.5, y: 0.8)
    let surface = surface([view])
    let painter = TreePainter(painter: try CairoPainter())
    let window = try NodePicture(
      throughGTK: surface.displayTree(), size: size, scale: 1, by: painter)
    expect(!window.pixels.contains(0xff69b4))
    expect(window.pixels.contains { $0 == 0x007aff || $0 == 0x0000ff })
    try expectSame(surface, scale: 1)
  }

  @Test(arguments: [1.0, 2.0])
  func `in browsers what is clipped is painted like anywhere`(scale: CGFloat) throws {
    let box = UIView(frame: CGRect(x: 30, y: 20, width: 120, height: 100))
    box.clipsToBounds = true
    box.backgroundColor = .yellow
    let inner = UIView(frame: CGRect(x: 25, y: 15, width: 120, height: 60))
    inner.clipsToBounds = true
    inner.layer.cornerRadius = 10
    inner.addSubview(label("Inside", CGRect(x: 8, y: 8, width: 100, height: 30)))
    box.addSubview(inner)
    // A clip that is not moved at all is one as well.
    let still = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    still.clipsToBounds = true
    still.addSubview(card())
    box.addSubview(still)
    let surface = surface([box], scale: scale)
    let tree = surface.displayTree()
    let painter = TreePainter(painter: try CairoPainter(), needsClipsAtOrigin: true)
    let window = try NodePicture(throughGTK: tree, size: size, scale: scale, by: painter)
    let picture = try NodePicture(byCairo: tree, size: size, scale: scale)
    expect(window.differences(from: picture) <= window.pixels.count / 200)
    let node = try #require(try NodePicture.node(of: tree, size: size, scale: scale, by: painter))
    defer { gsk_render_node_unref(node) }
    expect(NodePicture.movesInClipsElsewhere(node), equals: 0)
  }

  @Test func `letters put together look like lines painted at once`() throws {
    let texts = [
      "Avenue 1234, fjord", "Привет, мир", "WAVE \u{201C}quote\u{201D} ÄÖÜ", "한국어 문장",
      "e\u{301}te\u{302}",
    ]
    let labels = texts.enumerated().map { index, text in
      let label = label(
        text, CGRect(x: 3 + CGFloat(index) * 1.37, y: CGFloat(index) * 30, width: 190, height: 28))
      label.font = .systemFont(ofSize: 11 + CGFloat(index) * 2.3)
      label.textColor = UIColor(red: 0.2, green: 0, blue: 0.6, alpha: 1)
      return label
    }
    // What stands between pixels by itself is put on one; in a cell it stays between them.
    let cell = UIView(frame: CGRect(origin: .zero, size: size))
    cell.isReusablePicture = true
    labels.forEach { cell.addSubview($0) }
    let tree = surface([cell]).displayTree()
    let painter = TreePainter(painter: try CairoPainter())
    let window = try NodePicture(throughGTK: tree, size: size, scale: 1, by: painter)
    let again = try NodePicture(throughGTK: tree, size: size, scale: 1, by: painter)
    let picture = try NodePicture(byCairo: tree, size: size, scale: 1)
    expect(window.pixels, equals: again.pixels)
    // Where two letters meet in a pixel, what they cover is counted by letter.
    expect(window.differences(from: picture, tolerance: 6) < 100)
    expect(window.differences(from: picture, tolerance: 32), equals: 0)
    expect(window.pixels.contains { $0 != 0xffffff })
  }

  @Test func `a cell that moves is not painted again`() throws {
    let card = card()
    let surface = surface([card])
    let painter = TreePainter(painter: try CairoPainter())
    _ = try NodePicture(throughGTK: surface.displayTree(), size: size, scale: 1, by: painter)
    let painted = painter.paintedPictures
    for step in 1...20 {
      card.frame.origin.y = CGFloat(step)
      surface.frame(at: Double(step))
      _ = try NodePicture(throughGTK: surface.displayTree(), size: size, scale: 1, by: painter)
    }
    expect(painter.paintedPictures, equals: painted)
    card.backgroundColor = .yellow
    surface.frame(at: 30)
    _ = try NodePicture(throughGTK: surface.displayTree(), size: size, scale: 1, by: painter)
    expect(painter.paintedPictures, equals: painted + 1)
  }

  @Test func `another scale paints everything anew`() throws {
    let surface = surface([card()])
    let painter = TreePainter(painter: try CairoPainter())
    _ = try NodePicture(throughGTK: surface.displayTree(), size: size, scale: 1, by: painter)
    surface.resize(to: size, scale: 2)
    surface.frame(at: 1)
    let large = try NodePicture(
      throughGTK: surface.displayTree(), size: size, scale: 2, by: painter)
    let picture = try NodePicture(byCairo: surface.displayTree(), size: size, scale: 2)
    expect(large.width, equals: 400)
    expect(large.differences(from: picture) <= large.pixels.count / 500)
  }

  /// Returns a card with an image file of a single grey.
  private func photo(_ gray: Double, at y: CGFloat) throws -> UIView {
    let square = CGRect(x: 0, y: 0, width: 60, height: 60)
    var drawn = DisplayNode(identity: ObjectIdentifier(UIView.self), bounds: square)
    drawn.commands = [
      .fill(RoundedRect(square), DisplayColor(red: gray, green: gray, blue: gray))
    ]
    let file = UIImage(data: try CairoHost.png(of: drawn, size: square.size, scale: 1))
    let card = UIView(frame: CGRect(x: 0, y: y, width: 100, height: 60))
    card.isReusablePicture = true
    card.addSubview(label("Photo", CGRect(x: 0, y: 0, width: 50, height: 20)))
    let view = UIImageView(image: file)
    view.frame = CGRect(x: 60, y: 10, width: 40, height: 40)
    card.addSubview(view)
    return card
  }

  @Test func `only the cell whose picture was decoded is painted again`() throws {
    let surface = surface([try photo(0.5, at: 0), try photo(0.25, at: 80)])
    let arrivals = DispatchSemaphore(value: 0)
    let store = PictureStore(byteLimit: 1 << 20)
    // Nothing is decoded before the first frame is painted.
    let queue = DispatchQueue(label: "pictures")
    queue.suspend()
    let painter = TreePainter(
      painter: CairoPainter(fonts: try FontLibrary.shared, pictures: store),
      loader: PictureLoader(store: store, width: 1, queue: queue) { arrivals.signal() })
    func window() throws -> NodePicture {
      try NodePicture(throughGTK: surface.displayTree(), size: size, scale: 1, by: painter)
    }
    func gray(_ picture: NodePicture, _ y: Int) -> UInt32 {
      picture.pixels[y * picture.width + 80] & 255
    }
    let picture = Result { try window() }
    queue.resume()
    let first = try picture.get()
    expect(gray(first, 30) == 255 && gray(first, 110) == 255)
    expect(painter.paintedPictures, equals: 2)
    for _ in 0..<2 { expect(arrivals.wait(timeout: .now() + 30), equals: .success) }
    let second = try window()
    expect(abs(Int(gray(second, 30)) - 128) < 3)
    expect(abs(Int(gray(second, 110)) - 64) < 3)
    expect(painter.paintedPictures, equals: 4)
    _ = try window()
    expect(painter.paintedPictures, equals: 4)
  }
}
#endif
