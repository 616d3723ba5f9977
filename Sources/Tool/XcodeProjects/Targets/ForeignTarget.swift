// SPDX-License-Identifier: Apache-2.0

/// A dependency on a target of another project, as referenced by the depending project.
package struct ForeignTarget: Hashable, Sendable {
  /// The path of the other project.
  package let project: String
  /// The identifier of the target in the other project, or of its product.
  let id: String
  /// The display name of the target.
  package let name: String
  /// The line of the reference to the other project.
  let projectLine: Int
  /// The line of the reference to the target.
  let line: Int
}
