// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The modules of a package that depends on Mullion whose names are those of Mullion's own.
///
/// SwiftPM refuses two targets of one name in one build. Mullion's modules that applications do not import have a
/// prefix; those that they import have Apple's names, such as `Photos`, or Mullion's.
struct SharedModuleNames {
  /// The names, in the order of the package's manifest; none where it does not depend on Mullion.
  let names: [String]

  /// Reads the package's manifest as text.
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
