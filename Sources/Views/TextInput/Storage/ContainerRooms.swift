// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Asks who knows a text container for the room of lines; on the main thread only, as containers.
struct ContainerRooms: LineRooms {
  /// The first room in a rectangle for the text from a code unit on, and what is left behind it.
  typealias Ask =
    @MainActor (_ proposed: CGRect, _ unit: Int, _ isRightToLeft: Bool) -> (
      room: CGRect, remaining: CGRect
    )

  /// How wide the container is, in points.
  let width: CGFloat
  /// Room at both sides of lines, in points.
  let padding: CGFloat
  let plainTop: CGFloat
  let bottom: CGFloat
  let ask: Ask

  /// The most lines beside each other.
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
