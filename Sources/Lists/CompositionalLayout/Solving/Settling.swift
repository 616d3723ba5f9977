// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for the resting offset of an orthogonal section.
///
/// Each group's stop is first clamped to the end of the content, then the nearest is taken; a centered group
/// stops where its middle is that of the viewport, unclamped. Pages are rounded, then clamped: as recorded
/// from UIKit, the end is not a stop for offsets before it, and is one for offsets at or after it.
struct Settling: Sendable {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let run: SectionRun
  /// The visible length minus the section's insets.
  let viewport: CGFloat
  /// The furthest offset.
  let end: CGFloat

  func rest(_ proposed: CGFloat) -> CGFloat {
    switch behavior {
    case .none, .continuous: return min(max(0, proposed), end)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return nearest(to: proposed, from: groupIndex(at: proposed)) { min(groupStart($0), end) }
    case .paging:
      guard viewport > 0, proposed < end else { return min(max(0, proposed), end) }
      return min(max(0, (proposed / viewport).rounded() * viewport), end)
    case .groupPagingCentered:
      let middle = proposed + viewport / 2
      return nearest(to: proposed, from: groupIndex(at: middle)) { centredStop($0) }
    @unknown default: return min(max(0, proposed), end)
    }
  }

  /// The range from the first to the last stop of centered groups, otherwise from 0 to the furthest offset.
  var range: ClosedRange<CGFloat> {
    guard behavior == .groupPagingCentered, run.groupCount > 0 else { return 0...end }
    let first = centredStop(0)
    return first...max(first, centredStop(run.groupCount - 1))
  }

  func groupStart(_ index: Int) -> CGFloat {
    run.start(ofGroup: index) - run.start(ofGroup: 0)
  }

  func centredStop(_ index: Int) -> CGFloat {
    let length = run.group(index).size[run.template.runAxis]
    return groupStart(index) + length / 2 - viewport / 2
  }

  /// Returns the index of the last group that starts at or before an offset; 0 if there is none, and in
  /// lanes.
  func groupIndex(at offset: CGFloat) -> Int {
    if run.lanes != nil { return 0 }
    var (low, high) = (0, max(0, run.groupCount - 1))
    while low < high {
      let middle = low + (high - low + 1) / 2
      if groupStart(middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the nearest of the stops around the `from`th.
  private func nearest(
    to proposed: CGFloat, from: Int, _ stop: (Int) -> CGFloat
  ) -> CGFloat {
    let last = run.groupCount - 1
    guard last >= 0 else { return 0 }
    if let lanes = run.lanes { return nearest(to: proposed, in: lanes, stop) }
    let stops = min(last, max(0, from - 1))...min(last, max(0, from - 1) + 4)
    return stops.map(stop).min { abs($0 - proposed) < abs($1 - proposed) } ?? 0
  }

  /// Returns the nearest of the stops of the items in the viewport and of the first or last item.
  ///
  /// In lanes, adjacent items are not the preceding and following ones.
  private func nearest(
    to proposed: CGFloat, in lanes: LaneRun, _ stop: (Int) -> CGFloat
  ) -> CGFloat {
    var best = stop(proposed > 0 ? run.groupCount - 1 : 0)
    lanes.visit(from: proposed, to: proposed + max(1, viewport)) { item, _ in
      let other = stop(item)
      if abs(other - proposed) < abs(best - proposed) { best = other }
    }
    return best
  }
}
