// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A package's manifest that is compiled, and is not what stands in its file.
package struct ManifestCall {
  /// The variable with a folder in which the given packages stand, each by what SwiftPM knows it by.
  private static let givenVariable = "MULLION_GIVEN_PACKAGES"
  /// The variable with the folder of a package that is built without its tests.
  private static let builtVariable = "MULLION_BUILT_PACKAGE"
  /// The variable with the target of it that is built, where it is one alone.
  private static let targetVariable = "MULLION_BUILT_TARGET"

  /// The manifest from the file system's root.
  package let path: String
  /// The folder with the given packages; nil: there are none.
  package let given: String?
  /// Whether it is the manifest of the package that is built.
  package let isBuilt: Bool
  /// Whether packages are known by their folders.
  package let namesFolders: Bool

  /// The target of the package that is built; nil: all are.
  package var target: String? { Self.value(of: Self.targetVariable) }

  /// nil: the call compiles no manifest, or one that stays as it is.
  package init?(_ invocation: Invocation) {
    guard let version = invocation.toolsVersion,
      let file = invocation.arguments.first(where: Self.isManifest)
    else { return nil }
    path = invocation.absolute(file)
    given = Self.value(of: Self.givenVariable)
    isBuilt = Self.value(of: Self.builtVariable) == Self.folder(of: path)
    guard given != nil || isBuilt else { return nil }
    namesFolders = (version.major, version.minor) >= (5, 2)
  }

  /// `Package.swift`, or the one for a version of the tools.
  private static func isManifest(_ word: String) -> Bool {
    let name = word.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func value(of variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
