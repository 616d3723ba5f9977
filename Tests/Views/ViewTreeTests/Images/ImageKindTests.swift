// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of image orientations, rendering modes, and symbol sizes and weights.
@MainActor
@Suite("Kinds of images")
struct ImageKindTests {
  private let picture = UIGraphicsImageRenderer(
    size: CGSize(width: 40, height: 20), format: .init()
  ).image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }

  private let orientations: [UIImage.Orientation] = [
    .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
  ]

  @Test func `a picture knows which way up its pixels are`() throws {
    let pixels = try #require(picture.cgImage)
    for orientation in orientations {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      expect(image.imageOrientation, equals: orientation, "\(orientation)")
      let isAcross = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
      let size = CGSize(width: pixels.width, height: pixels.height)
      expect(image.size, equals: (isAcross ? CGSize(width: size.height, height: size.width) : size))
    }
    expect(orientations.map(\.rawValue), equals: Array(0...7))
  }

  @Test func `the pixels of a turned picture are not turned`() throws {
    let pixels = try #require(picture.cgImage)
    for orientation in orientations {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      let own = try #require(image.cgImage)
      expect(own.width == pixels.width && own.height == pixels.height, "\(orientation)")
      let again = UIImage(cgImage: own, scale: 1, orientation: image.imageOrientation)
      expect(again.size == image.size && again.imageOrientation == orientation)
    }
    let photo = try #require(UIImage(data: ImageTests.jpeg(400, 300, orientation: 6)))
    expect(photo.imageOrientation == .right && photo.size == CGSize(width: 300, height: 400))
    let own = try #require(photo.cgImage)
    expect(own.width == 400 && own.height == 300)
    let again = UIImage(cgImage: own, scale: 1, orientation: photo.imageOrientation)
    expect(again.size, equals: photo.size)
  }

  @Test func `EXIF's numbers are the orientations of pictures in files`() throws {
    let expected: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    for (index, orientation) in expected.enumerated() {
      let data = ImageTests.jpeg(400, 300, orientation: UInt32(index + 1))
      expect(try #require(UIImage(data: data)).imageOrientation, equals: orientation)
    }
  }

  @Test func `a mirrored picture is mirrored by its orientation`() throws {
    expect(picture.withHorizontallyFlippedOrientation().imageOrientation, equals: .upMirrored)
    let turned = UIImage(
      cgImage: try #require(picture.cgImage), scale: 1, orientation: .right)
    let mirrored = turned.withHorizontallyFlippedOrientation()
    expect(mirrored.imageOrientation == .leftMirrored && mirrored.size == turned.size)
    expect(mirrored.withHorizontallyFlippedOrientation().imageOrientation, equals: .right)
  }

  /// Returns the colour in which `image` is drawn with a red tint, or `nil` for its own colours.
  private func tint(_ image: UIImage) -> DisplayColor? {
    let view = UIImageView(image: image)
    view.tintColor = .red
    for case .imagePart(_, let part) in view.displayNode().commands { return part.tint }
    return nil
  }

  @Test func `a template is painted in the tint, an original is not`() throws {
    let red = DisplayColor(red: 1, green: 0, blue: 0)
    let symbol = try #require(UIImage(systemName: "star"))
    expect(picture.renderingMode, equals: UIImage.RenderingMode.automatic)
    expect(tint(picture) == nil && tint(symbol) == red)
    expect(tint(picture.withRenderingMode(.alwaysTemplate)), equals: red)
    expect(tint(symbol.withRenderingMode(.alwaysTemplate)), equals: red)
    expect(tint(picture.withRenderingMode(.alwaysOriginal)) == nil)
    expect(tint(symbol.withRenderingMode(.alwaysOriginal)) != red)
    let modes: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
    expect(modes.map(\.rawValue), equals: [0, 1, 2])
  }

  @Test func `a symbol is smaller or larger beside the same text`() throws {
    func side(_ scale: UIImage.SymbolScale) throws -> CGFloat {
      let look = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: scale)
      return try #require(UIImage(systemName: "star", withConfiguration: look)).size.height
    }
    let (small, medium, large) = (try side(.small), try side(.medium), try side(.large))
    expect(small < medium && medium < large)
    expect(try side(.default) == medium && side(.unspecified) == medium)
    let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
    expect(scales.map(\.rawValue), equals: [-1, 0, 1, 2, 3])
  }

  @Test func `a symbol is drawn as heavy as its weight, which fonts know too`() throws {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let drawn = try weights.map { weight in
      let look = UIImage.SymbolConfiguration(pointSize: 17, weight: weight)
      let image = try #require(UIImage(systemName: "star", withConfiguration: look))
      return try #require(image.displayImage?.symbol).weight
    }
    expect(drawn, equals: weights)
    expect(UIImage.SymbolWeight.bold.fontWeight(), equals: UIFont.Weight.bold)
    expect(weights.map(\.rawValue), equals: Array(1...9))
    expect(UIImage.SymbolWeight.unspecified.rawValue, equals: 0)
  }

  @Test func `a configuration has traits, and takes those of another one`() {
    let (dark, light) = (
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)
    )
    let own = UIImage.Configuration(traitCollection: dark)
    expect(own.traitCollection, equals: dark)
    expect(own.withTraitCollection(light).traitCollection, equals: light)
    expect(own.withTraitCollection(nil).traitCollection == nil)
    let applied = own.applying(UIImage.Configuration(traitCollection: light))
    expect(applied.traitCollection == light && own.traitCollection == dark)
    expect(own.applying(nil).traitCollection, equals: dark)
    expect(own, equals: UIImage.Configuration(traitCollection: dark))
    expect(own != UIImage.Configuration(traitCollection: light))
    let symbol: UIImage.Configuration = UIImage.SymbolConfiguration(pointSize: 10)
    expect(symbol.withTraitCollection(dark) is UIImage.SymbolConfiguration)
    expect(symbol.withTraitCollection(dark).traitCollection, equals: dark)
  }
}
