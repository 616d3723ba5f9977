// SPDX-License-Identifier: Apache-2.0

/// A target of another project that a target stands on, as the project that refers to it names it.
package struct ForeignTarget: Hashable, Sendable {
  /// The path of the other project.
  package let project: String
  /// What the other project calls the target by, or the file that it makes.
  let id: String
  /// The name that people know.
  package let name: String
  /// The line that names the other project.
  let projectLine: Int
  /// The line that names the target.
  let line: Int
}
