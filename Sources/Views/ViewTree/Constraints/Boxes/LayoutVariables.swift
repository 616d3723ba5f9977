// SPDX-License-Identifier: Apache-2.0

import MullionConstraintSolver

/// The variables of a view or guide: its rectangle in its container's coordinate space.
struct LayoutVariables {
  let left: LinearVariable
  let top: LinearVariable
  let width: LinearVariable
  let height: LinearVariable

  init(_ system: inout LinearSystem) {
    left = system.makeVariable()
    top = system.makeVariable()
    width = system.makeVariable()
    height = system.makeVariable()
  }
}
