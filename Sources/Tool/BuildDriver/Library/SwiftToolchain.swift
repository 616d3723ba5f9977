// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Swift toolchain used for builds.
package struct SwiftToolchain: Sendable {
  /// The folder with `swift` and `swiftc`, with links resolved.
  package let folder: String
  /// The stamp of the compiler.
  let stamp: String

  /// The folder that contains `usr/bin`.
  var root: String {
    URL(fileURLWithPath: folder).deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// Finds the first toolchain on the search path.
  ///
  /// - Throws: `BuildError` when there is none.
  package init(_ environment: BuildEnvironment) throws(BuildError) {
    guard let found = environment.program("swift") else {
      throw BuildError(
        "there is no 'swift' on the path; install Swift 6.2 or newer (https://swift.org/install).")
    }
    folder =
      URL(fileURLWithPath: found).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    var stamp = FileStamp()
    for name in ["swift", "swiftc", "swift-frontend"] { stamp.add(file: "\(folder)/\(name)") }
    self.stamp = stamp.text
  }

  /// Returns the path of the program called `name` in the toolchain.
  package func program(_ name: String) -> String { "\(folder)/\(name)" }

  /// Whether the toolchain contains the parser needed for rewriting sources.
  package var hasParser: Bool {
    FileManager.default.fileExists(atPath: "\(root)/usr/lib/swift/host/SwiftSyntax.swiftmodule")
  }
}
