// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionViewTree
import Testing

@Suite struct SymbolDrawingTests {
  private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func canvas(_ name: String, tint: DisplayColor, mirrored: Bool = false) throws -> Canvas {
    let symbol = try #require(SymbolName(name))
    let plain = DisplayImage(
      source: .symbol(SymbolPicture(symbol)), pixelSize: CGSize(width: 20, height: 20))
    let image = mirrored ? plain.mirrored : plain
    return try Canvas(
      node(square, [.imagePart(image, ImagePart(destination: square, tint: tint))]),
      width: 40, height: 40)
  }

  private let red = DisplayColor(red: 1, green: 0, blue: 0)

  @Test(arguments: ["chevron.right", "plus", "checkmark.circle.fill", "ellipsis", "heart", "gear"])
  func `a symbol is drawn in its tint, inside its square`(name: String) throws {
    let canvas = try canvas(name, tint: red)
    expect(canvas.inked.width > 8 && square.contains(canvas.inked))
    for x in 0..<40 {
      for y in 0..<40 { expect(canvas[x, y][1] == 0 && canvas[x, y][2] == 0) }
    }
  }

  @Test func `what is in a filled circle is cut out of it`() throws {
    let canvas = try canvas("plus.circle.fill", tint: red)
    expect(canvas[20, 20][3] < 30)
    expect(canvas[10, 30][3] > 220)
  }

  /// Returns the inked fraction of the square, from 0 to 1.
  private func ink(_ name: String) throws -> Double {
    let canvas = try canvas(name, tint: red)
    var sum = 0
    for x in 0..<40 { for y in 0..<40 { sum += Int(canvas[x, y][3]) } }
    return Double(sum) / (255 * 1600)
  }

  @Test(arguments: ["mic", "message", "bell", "leaf", "envelope", "person", "flag", "house"])
  func `a filled symbol has more ink than its outline`(name: String) throws {
    let outline = try ink(name)
    expect(outline > 0.05 && outline < 0.4)
    expect(try ink("\(name).fill") > outline * 1.3)
  }

  @Test func `an exclamation mark in a circle is in a circle`() throws {
    let mark = try canvas("exclamationmark.circle", tint: red)
    let circle = try canvas("circle", tint: red)
    // The corners of a triangle would reach below the circle's sides.
    for y in [8, 32] {
      let left = (0..<40).first { mark[$0, y][3] > 100 }
      let expected = (0..<40).first { circle[$0, y][3] > 100 }
      expect(abs((left ?? 0) - (expected ?? 0)) <= 4)
    }
  }

  @Test func `a mirrored symbol points the other way`() throws {
    let plain = try canvas("chevron.right", tint: red).inked
    let mirrored = try canvas("chevron.right", tint: red, mirrored: true).inked
    expect(abs(plain.midX + mirrored.midX - 40) <= 1)
    expect(abs(plain.midX - mirrored.midX) > 1)
  }

  @Test func `a symbol without an icon is a box`() throws {
    let canvas = try canvas("nobody.has.this", tint: red)
    expect(canvas.inked.width > 20)
    expect(canvas[20, 20][3], equals: 0)
  }

  @Test func `a drawing is drawn at the size it is shown at`() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">
      <rect width="2" height="4" fill="#00ff00"/></svg>
      """
    let image = DisplayImage(
      source: .data(Data(text.utf8)), pixelSize: CGSize(width: 4, height: 4), isVector: true)
    let canvas = try Canvas(
      node(square, [.image(image, destination: square)]), width: 40, height: 40)
    expect(canvas[19, 20], equals: [0, 255, 0, 255])
    expect(canvas[20, 20][3], equals: 0)
  }
}

#endif
