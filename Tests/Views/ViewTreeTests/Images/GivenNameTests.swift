// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

struct GivenNameTests {
  @Test func `a picture is called by its symbol or its file, also after it was decoded`() throws {
    let symbol = try #require(UIImage(systemName: "heart.fill"))
    expect(symbol.givenName, equals: "heart.fill")
    let path = NSTemporaryDirectory() + "given-name-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.pixel.write(to: URL(fileURLWithPath: path + "/rice@2x.png"))
    let file = try #require(UIImage(contentsOfFile: path + "/rice@2x.png"))
    expect(file.givenName, equals: "rice.png")
    expect(file.preparingThumbnail(of: CGSize(width: 1, height: 1))?.givenName, equals: "rice.png")
    expect(UIImage(data: Self.pixel)?.givenName, equals: "1x1 of \(Self.pixel.count) bytes")
  }

  private static let pixel =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII="
    ) ?? Data()
}
