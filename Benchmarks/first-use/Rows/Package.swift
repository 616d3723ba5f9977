// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

// MULLION_HOME names another checkout of Mullion than the one that this package stands in.
let home = URL(
  filePath: Context.environment["MULLION_HOME"] ?? "../../..",
  relativeTo: URL(filePath: Context.packageDirectory + "/")
).standardized
let mullion = home.lastPathComponent.lowercased()

let package = Package(
  name: "Rows",
  dependencies: [.package(path: home.path)],
  targets: [
    .target(name: "Rows", dependencies: [.product(name: "UIKit", package: mullion)]),
    .testTarget(
      name: "RowsTests",
      dependencies: ["Rows", .product(name: "CollectionViewTesting", package: mullion)],
      exclude: ["Goldens"]),
  ]
)
