// SPDX-License-Identifier: Apache-2.0

/// A library of a Swift package that a target is linked with.
package struct PackageProduct: Hashable, Sendable {
  /// The library's name.
  package let name: String
  /// The package; nil: the project does not say which.
  package let package: PackageReference?
  /// The line of the project file that names it.
  package let line: Int

  /// A library named `name` of `package`, which stands at `line` of the project file.
  package init(name: String, package: PackageReference?, line: Int) {
    self.name = name
    self.package = package
    self.line = line
  }
}
