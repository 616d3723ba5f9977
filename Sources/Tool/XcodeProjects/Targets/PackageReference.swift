// SPDX-License-Identifier: Apache-2.0

/// A Swift package that a project stands on.
package enum PackageReference: Hashable, Sendable {
  /// A package in the folder at the given path.
  case local(path: String)
  /// A package that has to be had from `url`.
  case remote(url: String, requirement: String)
}
