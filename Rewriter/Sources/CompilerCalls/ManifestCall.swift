// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A compile of a package manifest whose content may have to be changed.
package struct ManifestCall {
  /// The environment variable with the folder that contains local packages, each named by its SwiftPM
  /// identity.
  private static let givenVariable = "MULLION_GIVEN_PACKAGES"
  /// The environment variable with the folder of a package that is built without its tests.
  private static let builtVariable = "MULLION_BUILT_PACKAGE"
  /// The environment variable with the target of the built package, if only one target is built.
  private static let targetVariable = "MULLION_BUILT_TARGET"
  /// The environment variable with the folder of the package that is built or tested.
  private static let rootVariable = "MULLION_ROOT_PACKAGE"

  /// The absolute path of the manifest.
  package let path: String
  /// The folder with the local packages, or `nil` if there are none.
  package let given: String?
  /// Whether the manifest is that of the package that is built without its tests.
  package let isBuilt: Bool
  /// The folder of the package that is built or tested, or `nil` if it is unknown.
  package let root: String?
  /// Whether targets refer to packages by name, which requires tools version 5.2.
  package let namesFolders: Bool

  /// The target of the package that is built, or `nil` if all are.
  package var target: String? { Self.value(of: Self.targetVariable) }

  /// The folder of the manifest.
  package var folder: String { Self.folder(of: path) }

  /// Creates the manifest call of `invocation`, or returns `nil` if the call compiles no manifest, or if
  /// neither local packages nor the package that is built are known.
  package init?(_ invocation: Invocation) {
    guard let version = invocation.toolsVersion,
      let file = invocation.arguments.first(where: Self.isManifest)
    else { return nil }
    path = invocation.absolute(file)
    given = Self.value(of: Self.givenVariable)
    isBuilt = Self.value(of: Self.builtVariable) == Self.folder(of: path)
    root = Self.value(of: Self.rootVariable)
    guard given != nil || isBuilt || root != nil else { return nil }
    namesFolders = (version.major, version.minor) >= (5, 2)
  }

  /// Returns whether a path names `Package.swift` or a version-specific manifest.
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
