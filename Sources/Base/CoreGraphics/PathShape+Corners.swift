// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

extension PathShape {
  /// Adds an arc tangent to the line from the current point to `corner` and the one from there to `end`, with
  /// a line to its start.
  ///
  /// `corner`, `end` and `radius` are in coordinates that `map` transforms to those of the path. An empty
  /// path begins at `corner`.
  package mutating func addArc(
    touching corner: CGPoint, _ end: CGPoint, radius: CGFloat,
    _ map: CGAffineTransform = .identity
  ) {
    let area = map.a * map.d - map.b * map.c
    guard let current = currentPoint, area != 0, area.isFinite else {
      return addLine(to: corner.applying(map))
    }
    let start = current.applying(map.inverted())
    let first = hypot(start.x - corner.x, start.y - corner.y)
    let second = hypot(end.x - corner.x, end.y - corner.y)
    guard first > 0, second > 0, radius > 0, radius.isFinite else {
      return addLine(to: corner.applying(map))
    }
    let into = CGPoint(x: (start.x - corner.x) / first, y: (start.y - corner.y) / first)
    let out = CGPoint(x: (end.x - corner.x) / second, y: (end.y - corner.y) / second)
    let turn = into.x * out.y - into.y * out.x
    let along = into.x * out.x + into.y * out.y
    guard abs(turn) > 1e-9 else { return addLine(to: corner.applying(map)) }
    // The distance from the corner to the tangent points: radius divided by the tangent of half the angle.
    let reach = radius * (1 + along) / abs(turn)
    let touch = CGPoint(x: corner.x + into.x * reach, y: corner.y + into.y * reach)
    let side: CGFloat = turn > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - into.y * radius * side, y: touch.y + into.x * radius * side)
    let leave = CGPoint(x: corner.x + out.x * reach, y: corner.y + out.y * reach)
    var arc = PathShape()
    arc.move(to: start)
    arc.addArc(
      center, radius: radius,
      from: CGFloat(atan2(Double(touch.y - center.y), Double(touch.x - center.x))),
      to: CGFloat(atan2(Double(leave.y - center.y), Double(leave.x - center.x))),
      isIncreasing: turn < 0)
    for element in arc.elements.dropFirst() {
      switch element {
      case .line(let point): addLine(to: point.applying(map))
      case .curve(let one, let two, let to):
        addCurve(to: to.applying(map), one.applying(map), two.applying(map))
      case .move, .close: break
      }
    }
  }

  /// The reversed path: its subpaths in reverse order, each from its end.
  package var reversed: PathShape {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if !parts.isEmpty { parts[parts.count - 1].append(element) }
    }
    var result = PathShape()
    for part in parts.reversed() { result.addReversed(part) }
    return result
  }

  private mutating func addReversed(_ part: [Element]) {
    var ends: [CGPoint] = []
    for element in part {
      switch element {
      case .move(let point), .line(let point), .curve(_, _, to: let point): ends.append(point)
      case .close: break
      }
    }
    guard let last = ends.last else { return }
    move(to: last)
    for (index, element) in part.enumerated().reversed() where index > 0 {
      switch element {
      case .line: addLine(to: ends[index - 1])
      case .curve(let first, let second, _): addCurve(to: ends[index - 1], second, first)
      case .move, .close: break
      }
    }
    if part.last == .close { close() }
  }
}
