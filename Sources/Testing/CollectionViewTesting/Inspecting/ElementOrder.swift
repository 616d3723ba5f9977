// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The order in which a screen reads.
///
/// Bars at the top are first, then contents line by line in the reading direction, bars at the bottom, and
/// overlays last. The elements of a container stay together.
@MainActor
enum ElementOrder {
  /// The elements of a subview.
  struct Group {
    /// The subview.
    let view: UIView
    /// The elements in the subview, in reading order.
    let elements: [ScreenElement]
    /// The extent of the elements, in the coordinate space of the window.
    let frame: CGRect

    init(_ view: UIView, _ elements: [ScreenElement]) {
      self.view = view
      self.elements = elements
      frame = elements.reduce(CGRect.null) { $0.union($1.seen) }
    }
  }

  /// The rank of a group among its siblings.
  private enum Rank: Int {
    case topBar, content, bottomBar, overlay
  }

  /// Returns the elements of the subviews of a view in reading order.
  ///
  /// - Parameters:
  ///   - groups: the groups, from back to front.
  ///   - container: the frame of the view, in the coordinate space of the window.
  ///   - isMirrored: whether lines read from right to left.
  /// - Returns: the elements of all groups.
  /// - Complexity: O(*n*²) in the number of groups, for the search for overlays.
  static func sorted(
    _ groups: [Group], in container: CGRect, isMirrored: Bool
  ) -> [ScreenElement] {
    guard groups.count > 1 else { return groups.first?.elements ?? [] }
    var ranked: [Rank: [Group]] = [:]
    for (index, group) in groups.enumerated() {
      let rank = bar(group, container) ?? (isOverlay(index, groups) ? .overlay : .content)
      ranked[rank, default: []].append(group)
    }
    return [Rank.topBar, .content, .bottomBar, .overlay].flatMap { rank in
      lines(ranked[rank] ?? [], isMirrored: isMirrored)
    }
  }

  private static func bar(_ group: Group, _ container: CGRect) -> Rank? {
    switch group.view {
    case is UINavigationBar: .topBar
    case is UITabBar, is UIToolbar: group.frame.midY < container.midY ? .topBar : .bottomBar
    default: nil
    }
  }

  /// Returns whether most of a group lies above one that is painted before it.
  private static func isOverlay(_ index: Int, _ groups: [Group]) -> Bool {
    let frame = groups[index].frame
    let area = frame.width * frame.height
    guard area > 0 else { return false }
    return groups[..<index].contains { other in
      let common = other.frame.intersection(frame)
      return !common.isNull && common.width * common.height > area / 2
    }
  }

  /// Returns the elements of the groups line by line; a group belongs to a line if its centre is above the
  /// bottom of the line's first group.
  private static func lines(_ groups: [Group], isMirrored: Bool) -> [ScreenElement] {
    let known = groups.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var lines: [[Group]] = []
    for group in known {
      if let first = lines.last?.first, group.frame.midY < first.frame.maxY {
        lines[lines.count - 1].append(group)
      } else {
        lines.append([group])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { one, other in
        let (a, b) = (one.element.frame, other.element.frame)
        let start = isMirrored ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
        return start.0 != start.1 ? start.0 < start.1 : one.offset < other.offset
      }.flatMap(\.element.elements)
    }
  }
}
