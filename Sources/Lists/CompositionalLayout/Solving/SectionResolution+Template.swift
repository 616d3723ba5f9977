// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension SectionResolution {
  /// Returns the template of a section: its resolved description with a solved full group.
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
