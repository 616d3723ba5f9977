// SPDX-License-Identifier: Apache-2.0

import CoreImage
import Expectations
import Foundation
import Testing

/// Tests of QR codes; the expected ones were verified with another decoder.
struct CodeTests {
  private func code(_ message: Data, _ level: String) -> CIImage? {
    let values: [String: Any] = ["inputMessage": message, "inputCorrectionLevel": level]
    return CIFilter(name: "CIQRCodeGenerator", parameters: values)?.outputImage
  }

  /// Returns the modules of the code, one string per row, without its white border.
  private func rows(_ text: String, _ level: String) throws -> [String] {
    let image = try #require(code(Data(text.utf8), level))
    let side = Int(image.extent.width)
    let pixels = try bytes(image)
    return (1..<side - 1).map { y in
      String((1..<side - 1).map { pixels[y * side + $0] == black ? "#" : "." })
    }
  }

  @Test func `a short message fits in the smallest code`() throws {
    expect(
      try rows("HELLO", "L"),
      equals: [
        "#######.#.###.#######",
        "#.....#...##..#.....#",
        "#.###.#.##.#..#.###.#",
        "#.###.#.##..#.#.###.#",
        "#.###.#.#..#..#.###.#",
        "#.....#..####.#.....#",
        "#######.#.#.#.#######",
        "...........##........",
        "####..#.######..###.#",
        "##.#.#.##..####..##..",
        "..#.###....#.......##",
        "##.#.#..##.#..####.#.",
        "#..####.#...#..#..#.#",
        "........#..#..#...#.#",
        "#######....##..#.....",
        "#.....#..##....#####.",
        "#.###.#...#.######.##",
        "#.###.#.##.#..#.####.",
        "#.###.#.#...#.##..#..",
        "#.....#.#....#.##...#",
        "#######.##...#.#.....",
      ])
  }

  @Test func `longer messages and better correction need more room`() throws {
    expect(try rows(String(repeating: "a", count: 17), "L").count, equals: 21)
    expect(try rows(String(repeating: "a", count: 18), "L").count, equals: 25)
    expect(try rows(String(repeating: "a", count: 17), "H").count, equals: 29)
    expect(try rows(String(repeating: "a", count: 2953), "L").count, equals: 177)
    expect(code(Data(count: 2954), "L") == nil && code(Data([1]), "Z") == nil)
  }

  @Test func `a code has a light line around it, and stays sharp when it grows`() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    expect(filter.value(forKey: "inputCorrectionLevel") as? String, equals: "M")
    expect(filter.outputImage == nil)
    filter.setValue(Data("x".utf8), forKey: "inputMessage")
    let image = try #require(filter.outputImage)
    expect(image.extent, equals: CGRect(x: 0, y: 0, width: 23, height: 23))
    expect(try bytes(image).prefix(23).allSatisfy { $0 == white })
    let large = image.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    let pixels = try bytes(large)
    expect(large.extent.width == 92 && pixels.allSatisfy { $0 == black || $0 == white })
    expect(pixels[4 * 92 + 4] == black && pixels[4 * 92 + 3] == white)
  }
}
