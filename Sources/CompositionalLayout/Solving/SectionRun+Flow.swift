// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Rule (ours): items with estimated lengths along a group of definite length are filled in again
/// once they are measured, each group taking as many as fit.
///
/// Not recorded anywhere; it follows from the capacity rule with measured lengths.
extension SectionRun {
  /// Remembers a size and fills the groups from the one before the item's again.
  ///
  /// - Complexity: O(items measured behind the item).
  mutating func reflow(_ size: CGSize, item: Int) -> Bool {
    let old = place(of: item)
    let oldLength = length
    measured[item] = size
    let first = max(0, group(ofItem: item) - 1)
    var flow = flow ?? regular()
    flow.cut(before: first)
    fill(&flow)
    self.flow = flow
    return place(of: item) != old || length != oldLength
  }

  private func place(of item: Int) -> [CGFloat] {
    let index = group(ofItem: item)
    let leaf = group(index).leaves[item - items(ofGroup: index).lowerBound].frame
    return [leaf.minX, leaf.minY, leaf.width, leaf.height, start(ofGroup: index), CGFloat(index)]
  }

  /// The flow while nothing was measured, up to the last full group.
  private func regular() -> FlowGroups {
    var flow = FlowGroups(capacity: template.full.capacity, pitch: template.pitch)
    let groups = itemCount / flow.capacity
    if groups > 0 {
      flow.append(
        items: groups * flow.capacity, groups: groups, length: CGFloat(groups) * flow.pitch,
        isRegular: true)
    }
    return flow
  }

  private func fill(_ flow: inout FlowGroups) {
    let capacity = flow.capacity
    let ahead = measured.keys.filter { $0 >= flow.itemCount }.sorted()
    var next = ahead.startIndex
    while flow.itemCount < itemCount {
      let first = flow.itemCount
      while next < ahead.endIndex, ahead[next] < first { next += 1 }
      let end = next < ahead.endIndex ? ahead[next] : itemCount
      // A group is regular when the item that no longer fits is not measured either.
      let groups = (end - first - (next < ahead.endIndex ? 1 : 0)) / capacity
      if groups > 0 {
        flow.append(
          items: groups * capacity, groups: groups, length: CGFloat(groups) * flow.pitch,
          isRegular: true)
      } else {
        let group = solved(first..<itemCount)
        let room = template.lead + group.size[template.runAxis] + template.trail + template.spacing
        flow.append(items: max(1, group.leaves.count), groups: 1, length: room, isRegular: false)
      }
    }
  }
}
