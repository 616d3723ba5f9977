// SPDX-License-Identifier: Apache-2.0

/// A library product of a Swift package that a target links.
package struct PackageProduct: Hashable, Sendable {
  /// The name of the library.
  package let name: String
  /// The package, or `nil` if the project does not specify it.
  package let package: PackageReference?
  /// The line of the project file that references it.
  package let line: Int

  /// Creates a product named `name` of `package`, referenced at `line` of the project file.
  package init(name: String, package: PackageReference?, line: Int) {
    self.name = name
    self.package = package
    self.line = line
  }
}
