// SPDX-License-Identifier: Apache-2.0

package import MullionXcodeProjects

/// The error thrown when a build fails, in one sentence.
package struct BuildError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problem, what was expected, and the remedy.
  package let description: String

  /// Creates an error with the given sentence.
  package init(_ description: String) {
    self.description = description
  }

  /// Creates the error of a project.
  package init(_ error: ProjectError) {
    description = error.description
  }
}
