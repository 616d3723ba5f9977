// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree
import UIKit

/// The contents of a screen at several times during an animation.
///
/// ```swift
/// let strip = harness.strip(of: 6) { harness.tap(at: CGPoint(x: 60, y: 140)) }
/// try Golden("insertion").check(strip.text)
/// ```
public struct FrameStrip: Sendable {
  /// The screen at one time.
  public struct Frame: Sendable {
    /// The time since the first frame, in seconds.
    public let time: TimeInterval
    let tree: DisplayNode
    let lines: [String]
  }

  /// The frames; the first shows the screen before the change, the last the idle screen, or the screen at the
  /// time limit.
  public let frames: [Frame]
  /// The size of the screen, in points.
  public let size: CGSize
  /// The scale of the screen, in pixels per point.
  public let scale: CGFloat
  let isDark: Bool

  /// The elements and labels that moved, with their frames on the screen at each time, in points; the frames
  /// include animations, scrolling and transforms.
  ///
  /// Entries that are equal in all frames are counted and omitted.
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

  /// Returns the frames side by side as an SVG document, each with its time above it.
  ///
  /// - Parameters:
  ///   - area: the part of the screen that is shown, in points, or `nil` for the whole screen.
  ///   - columns: the number of frames per row.
  /// - Returns: the document.
  @MainActor
  public func svg(of area: CGRect? = nil, columns: Int = 6) -> String {
    let sheet = StripSheet(self, area: area, columns: columns)
    return SVGPainter(scale: scale).svg(of: sheet.node, size: sheet.size)
  }

  /// Returns the frames side by side as a PNG file, with the name of the rasterizer and its fonts; `nil` if
  /// no rasterizer is linked.
  ///
  /// - Parameters:
  ///   - area: the part of the screen that is shown, in points, or `nil` for the whole screen.
  ///   - columns: the number of frames per row.
  /// - Returns: the file and the name of the rasterizer.
  /// - Throws: an error of the rasterizer.
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
