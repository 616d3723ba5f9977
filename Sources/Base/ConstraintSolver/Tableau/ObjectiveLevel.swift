// SPDX-License-Identifier: Apache-2.0

/// The objective of one priority: the sum of the errors of its constraints, which is minimized.
struct ObjectiveLevel: Sendable {
  let priority: Float
  var row = TableauRow()
}
