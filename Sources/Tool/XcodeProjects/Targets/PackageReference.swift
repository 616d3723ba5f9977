// SPDX-License-Identifier: Apache-2.0

/// A Swift package that a project depends on.
package enum PackageReference: Hashable, Sendable {
  /// A package in the folder at the given path.
  case local(path: String)
  /// A package to be fetched from `url`.
  case remote(url: String, requirement: String)
}
