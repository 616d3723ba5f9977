// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Swift compiler that builds are made with.
package struct SwiftToolchain: Sendable {
  /// The folder with `swift` and `swiftc`, links followed.
  package let folder: String
  /// Another text for every other compiler.
  let stamp: String

  /// The folder that `usr/bin` stands in.
  var root: String {
    URL(fileURLWithPath: folder).deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// The first toolchain on the path.
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

  /// The path of one of its programs.
  package func program(_ name: String) -> String { "\(folder)/\(name)" }

  /// Whether it has the parser that rewriting sources needs.
  package var hasParser: Bool {
    FileManager.default.fileExists(atPath: "\(root)/usr/lib/swift/host/SwiftSyntax.swiftmodule")
  }
}
