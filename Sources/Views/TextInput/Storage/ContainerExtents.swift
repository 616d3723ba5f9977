// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The areas that a text container provides for lines; used on the main thread only, like containers.
struct ContainerExtents: LineSpaces {
  /// A function that returns the first area in a rectangle for the text at a code unit, and the remaining
  /// rectangle.
  typealias Ask =
    @MainActor (_ proposed: CGRect, _ unit: Int, _ isRightToLeft: Bool) -> (
      room: CGRect, remaining: CGRect
    )

  /// The width of the container, in points.
  let width: CGFloat
  /// The padding at both ends of lines, in points.
  let padding: CGFloat
  let plainTop: CGFloat
  let bottom: CGFloat
  let ask: Ask

  /// The maximum number of line fragments side by side.
  private static let most = 64

  func rooms(
    at top: CGFloat, height: CGFloat, unit: Int, isRightToLeft: Bool
  ) -> [ClosedRange<CGFloat>] {
    MainActor.assumeIsolated {
      var proposed = CGRect(x: 0, y: top, width: width.isFinite ? width : 1e7, height: height)
      var found: [ClosedRange<CGFloat>] = []
      for _ in 0..<Self.most where proposed.width > 0 {
        let (room, remaining) = ask(proposed, unit, isRightToLeft)
        guard room.width > 2 * padding else { break }
        found.append(room.minX...room.maxX - 2 * padding)
        proposed = remaining
      }
      return found
    }
  }
}
