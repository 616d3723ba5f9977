// SPDX-License-Identifier: Apache-2.0

package import MullionXcodeProjects

/// Why something can't be built, in one sentence.
package struct BuildError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was found, what was expected, and what to do.
  package let description: String

  /// An error with the given sentence.
  package init(_ description: String) {
    self.description = description
  }

  /// The error of a project.
  package init(_ error: ProjectError) {
    description = error.description
  }
}
