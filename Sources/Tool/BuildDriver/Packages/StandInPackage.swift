// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A package whose modules this library has: what stands on it is given a package of the same name
/// and products with nothing in them, and finds the modules where it finds UIKit.
struct StandInPackage {
  /// What SwiftPM knows the package by.
  let identity: String
  /// The libraries that others ask it for.
  let products: [String]

  /// Every package that is answered so.
  static let all = [
    StandInPackage(
      identity: "swift-snapshot-testing", products: ["SnapshotTesting", "InlineSnapshotTesting"])
  ]

  /// Whether the package or project with these texts, its manifest and its list of versions, may
  /// stand on it.
  func isNamed(in texts: [String]) -> Bool {
    texts.contains { $0.range(of: identity, options: .caseInsensitive) != nil }
  }

  /// Makes the package in `folder`.
  ///
  /// - Throws: `BuildError` when it can't be written.
  /// - Returns: where it is.
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
