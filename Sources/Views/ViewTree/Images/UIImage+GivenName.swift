// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIImage {
  /// The name of the image in test output: the name of the symbol, the file name without `@2x` or `@3x`, or
  /// the size of the image; the same before and after decoding.
  package var givenName: String {
    if let name = manner.symbol?.text ?? manner.nameBeforeDecoding { return name }
    guard let displayImage else { return "empty" }
    let pixels = Self.words(displayImage.pixelSize)
    switch displayImage.source {
    case .file(let path): return Self.name(ofPath: path)
    case .symbol(let symbol): return symbol.name.text
    case .data(let data): return "\(pixels) of \(data.count) bytes"
    case .pixels: return "\(pixels) pixels"
    // A drawing has the pixel density of the screen for which it was drawn.
    case .drawing(_, let size): return "\(Self.words(size)) drawn"
    }
  }

  private static func words(_ size: CGSize) -> String {
    "\(whole(size.width))x\(whole(size.height))"
  }

  private static func name(ofPath path: String) -> String {
    let file = URL(fileURLWithPath: path)
    let name = file.deletingPathExtension().lastPathComponent
    let suffix = ["@2x", "@3x"].first { name.hasSuffix($0) }
    let ending = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
    return name.dropLast(suffix?.count ?? 0) + ending
  }

  private static func whole(_ length: CGFloat) -> Int {
    length.isFinite && abs(length) < 1e9 ? Int(length.rounded()) : 0
  }
}
