// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree
import UIKit

/// What a screen showed at several instants while something moved.
///
/// ```swift
/// let strip = harness.strip(of: 6) { harness.tap(at: CGPoint(x: 60, y: 140)) }
/// try Golden("insertion").check(strip.text)
/// ```
public struct FrameStrip: Sendable {
  /// The screen at one instant.
  public struct Frame: Sendable {
    /// The seconds since the first frame.
    public let time: TimeInterval
    let tree: DisplayNode
    let lines: [String]
  }

  /// The frames, the first one as it was before, the last one at rest.
  public let frames: [Frame]
  /// The size of the screen, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  let isDark: Bool

  /// Which elements and labels moved, and where each was on the screen at each instant, in points:
  /// animations, scrolling and transforms are in the frames.
  ///
  /// What looks the same in all frames is counted, and left out.
  public var text: String {
    let still = frames.dropFirst().reduce(Set(frames.first?.lines ?? [])) {
      $0.intersection($1.lines)
    }
    var lines = [
      "strip \(NumberText.text(size.width))x\(NumberText.text(size.height)) "
        + "@\(NumberText.text(scale))x  \(frames.count) frames  \(still.count) still"
    ]
    for frame in frames {
      lines.append(NumberText.text(CGFloat(frame.time)) + " s")
      lines += frame.lines.filter { !still.contains($0) }.map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The frames side by side as an SVG document, each with its time above it.
  ///
  /// - Parameters:
  ///   - area: the part of the screen that is shown, in points; nil: all of it.
  ///   - columns: how many frames stand beside each other.
  /// - Returns: the document.
  @MainActor
  public func svg(of area: CGRect? = nil, columns: Int = 6) -> String {
    let sheet = StripSheet(self, area: area, columns: columns)
    return SVGPainter(scale: scale).svg(of: sheet.node, size: sheet.size)
  }

  /// The frames side by side as a PNG file, and who drew it, with fonts; nil when no rasteriser is
  /// linked.
  ///
  /// - Parameters:
  ///   - area: the part of the screen that is shown, in points; nil: all of it.
  ///   - columns: how many frames stand beside each other.
  /// - Returns: the file and who drew it.
  /// - Throws: an error of the rasteriser's.
  @MainActor
  public func png(
    of area: CGRect? = nil, columns: Int = 6
  ) throws -> (data: Data, rasteriser: String)? {
    guard let pictures = PixelBuffer.encoder else { return nil }
    let sheet = StripSheet(self, area: area, columns: columns)
    let data = try pictures.png(of: sheet.node, size: sheet.size, scale: scale)
    return (data, "\(pictures.name), \(FontDescription.measurer.name)")
  }
}
