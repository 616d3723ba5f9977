// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The modules with names of Mullion's modules, in a package that depends on Mullion.
///
/// SwiftPM rejects two targets with one name in a build. Mullion's internal modules have a prefix; those that
/// applications import have Apple's names, such as `Photos`, or Mullion's.
struct SharedModuleNames {
  /// The names, in the order of the package's manifest; empty if it does not depend on Mullion.
  let names: [String]

  /// Creates the list of the shared names by a search in the text of the package's manifest.
  ///
  /// - Parameters:
  ///   - package: the package's manifest.
  ///   - own: the names of Mullion's modules.
  init(package: String, own: Set<String>) {
    guard package.contains(/package\([^)]*mullion/.ignoresCase()) else {
      names = []
      return
    }
    names = package.matches(of: /arget\(\s*name:\s*"(\w+)"/).map { String($0.1) }
      .filter(own.contains)
  }
}
