// SPDX-License-Identifier: Apache-2.0

/// The sum of the errors of all constraints of one priority, which is to be as small as possible.
struct ObjectiveLevel: Sendable {
  let priority: Float
  var row = TableauRow()
}
