// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The sources of tests that a build leaves out, because they use a framework that is missing.
enum LeftOutSources {
  /// The environment variable with their absolute paths, one a line.
  static let variable = "MULLION_LEFT_OUT"

  /// The paths in the variable.
  static var paths: Set<String> {
    guard let text = getenv(variable) else { return [] }
    return Set(String(cString: text).split(separator: "\n").map(String.init))
  }
}
