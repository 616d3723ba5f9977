// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A package whose modules this library provides: dependents receive an empty package with the same name and
/// products, and find the modules where they find UIKit.
struct ReplacementPackage {
  /// The identity in SwiftPM.
  let identity: String
  /// The library products that dependents use.
  let products: [String]

  /// All stand-in packages.
  static let all = [
    ReplacementPackage(
      identity: "swift-snapshot-testing", products: ["SnapshotTesting", "InlineSnapshotTesting"])
  ]

  /// Returns whether the package or project with these texts, its manifest and its resolved versions, may
  /// depend on it.
  func isNamed(in texts: [String]) -> Bool {
    texts.contains { $0.range(of: identity, options: .caseInsensitive) != nil }
  }

  /// Writes the package into `folder`.
  ///
  /// - Throws: `BuildError` when it cannot be written.
  /// - Returns: its path.
  func make(in folder: CacheFolder) throws(BuildError) -> String {
    let package = folder.folder("stand-ins").folder(identity)
    let sources = package.folder("Sources")
    try sources.make()
    let target = "\(products[0])StandIn"
    let libraries = products.map { ".library(name: \"\($0)\", targets: [\"\(target)\"])" }
    try package.write(
      """
      // swift-tools-version: 6.0

      import PackageDescription

      // Written by mullion, which has the modules themselves.
      let package = Package(
        name: "\(identity)",
        products: [
          \(libraries.joined(separator: ",\n    "))
        ],
        targets: [.target(name: "\(target)", path: "Sources")])

      """, "Package.swift")
    try sources.write("// The modules come with UIKit.\n", "\(target).swift")
    return package.path
  }
}
