// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// What the groups of a segment are in their section.
extension GroupSegment {
  /// The cells of one of the groups.
  func leaves(of template: SectionTemplate) -> [SolvedGroup.Leaf] {
    switch content {
    case .regular: template.full.leaves
    case .solved(let solved): solved.group.leaves
    case .cell: group(of: template).leaves
    }
  }

  /// The geometry of one of the groups.
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

  /// A group whose siblings may be longer, and it with them.
  private func lengthened(_ group: SolvedGroup, of template: SectionTemplate) -> SolvedGroup {
    var group = group
    group.size[template.runAxis] = length
    return group
  }
}
