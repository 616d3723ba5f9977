// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The groups of a segment.
extension GroupSegment {
  /// Returns the cells of one of the groups.
  func leaves(of template: SectionTemplate) -> [SolvedGroup.Leaf] {
    switch content {
    case .regular: template.full.leaves
    case .solved(let solved): solved.group.leaves
    case .cell: group(of: template).leaves
    }
  }

  /// Returns the geometry of one of the groups.
  func group(of template: SectionTemplate) -> SolvedGroup {
    switch content {
    case .regular: return lengthened(template.full, of: template)
    case .solved(let solved): return lengthened(solved.group, of: template)
    case .cell(let size):
      var group = lengthened(template.full, of: template)
      group.size[template.runAxis.other] = thickness
      group.leaves[0].frame = template.cellFrame(size)
      group.reachAcross = max(thickness, group.leaves[0].frame.end(template.runAxis.other))
      return group
    }
  }

  /// Returns the group with the segment's length, which may be that of a longer sibling.
  private func lengthened(_ group: SolvedGroup, of template: SectionTemplate) -> SolvedGroup {
    var group = group
    group.size[template.runAxis] = length
    return group
  }
}
