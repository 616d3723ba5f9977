// SPDX-License-Identifier: Apache-2.0

/// An unknown with a coefficient.
package struct LinearTerm: Sendable {
  package var variable: LinearVariable
  package var coefficient: Double

  package init(_ variable: LinearVariable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
