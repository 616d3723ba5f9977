// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension SectionResolution {
  /// The template of a section: its description, resolved, with a full group that is solved.
  func template(of section: NSCollectionLayoutSection, index: Int, work: inout LayoutWork)
    -> SectionTemplate
  {
    let parts = parts(of: section, index: index)
    let axis = parts.behavior == .none ? parts.axis : parts.axis.other
    var solver = GroupSolver(grid: parts.grid, runAxis: axis)
    let template = SectionTemplate(parts, solver: &solver)
    work.templates += 1
    work.slots += solver.visits
    return template
  }
}
