// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A dependency with the version that a lock file pins.
package struct PinnedDependency: Hashable, Sendable {
  /// The tool that wrote the lock file.
  package enum Source: String, Sendable {
    case cocoaPods = "CocoaPods"
    case carthage = "Carthage"
    case submodules = "git"
    case swiftPackages = "SwiftPM"
  }

  /// The tool that wrote the lock file.
  package let source: Source
  /// The name of the pod, or of the repository.
  package let name: String
  /// The address of its git repository, or `nil` if the lock file has none.
  package var address: String?
  /// The pinned version or tag, or `nil` if a commit or branch is pinned.
  package var version: String?
  /// The pinned commit, or `nil` if only a version or branch is pinned.
  package var commit: String?
  /// The pinned branch, or `nil` if there is none.
  package var branch: String?
  /// The path of its folder in the project's own repository, or `nil` if it comes from elsewhere.
  package var path: String?
  /// Whether it is a framework that was compiled for Apple's platforms.
  package var isBinary = false
  /// The path of the lock file.
  package let file: String
  /// The line of the lock file, or `nil` if it is unknown.
  package let line: Int?

  /// Creates a dependency that is pinned in `file`.
  init(_ source: Source, _ name: String, file: String, line: Int?) {
    (self.source, self.name, self.file, self.line) = (source, name, file, line)
  }

  /// The version, or else the branch or the first digits of the commit; `nil` if nothing is pinned.
  package var revision: String? { version ?? branch ?? commit.map { String($0.prefix(12)) } }

  /// The name of the git revision with the pinned sources; `nil` if nothing is pinned.
  package var checkedOut: String? { commit ?? version ?? branch }

  /// The name of the repository at ``address``, or else ``name``.
  package var repository: String { address.map(Self.repository(at:)) ?? name }

  /// Returns the name of the repository at an address: the last component without `.git`.
  package static func repository(at address: String) -> String {
    let last =
      address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// Returns whether the dependency may provide `module`, by its name or that of its repository.
  ///
  /// Words for the language or the platform are ignored: `lottie-ios` may provide `Lottie`.
  package func mayProvide(_ module: String) -> Bool {
    let wanted = Self.key(module)
    return [name, repository].contains { Self.key($0) == wanted }
  }

  private static func key(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let own = words.count > 1 ? words.filter { !["swift", "ios"].contains($0) } : words
    return own.joined()
  }
}
