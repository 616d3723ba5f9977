// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Modules that are called as folders of Mullion's, and under `mullion build`, where Mullion is no
// dependency of the package, as modules that nothing in the build imports.
let isBuiltByTool = Context.environment["MULLION_PLATFORM"] != nil
let names =
  ["CompositionalLayout", "Controls", "DiffableSnapshots", "Tables", "ViewTree"]
  + (isBuiltByTool ? ["Composer", "Photos"] : [])

func own(_ product: String) -> [Target.Dependency] {
  isBuiltByTool ? [] : [.product(name: product, package: "Mullion")]
}

let package = Package(
  name: "OwnNames",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Catalogue", targets: ["Catalogue"])],
  dependencies: isBuiltByTool ? [] : [.package(name: "Mullion", path: "../../..")],
  targets: names.map { .target(name: $0) } + [
    .target(
      name: "Catalogue", dependencies: names.map { .init(stringLiteral: $0) } + own("UIKit"),
      swiftSettings: isBuiltByTool ? [.define("BUILT_BY_TOOL")] : []),
    .testTarget(
      name: "CatalogueTests", dependencies: ["Catalogue"] + own("CollectionViewTesting")),
  ]
)
