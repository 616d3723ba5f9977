// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Cases in, results out. The recorder is one file that names public declarations of UIKit alone, and
// `record` compiles that very file on a Mac, without this package; here it is compiled with Mullion.

let mullion = Package.Dependency.package(name: "Mullion", path: "..")

let package = Package(
  name: "Conformance",
  products: [.executable(name: "record", targets: ["record"])],
  dependencies: [mullion],
  targets: [
    .target(
      name: "Recorder", dependencies: [.product(name: "UIKit", package: "Mullion")],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")]),
    .executableTarget(
      name: "record",
      dependencies: [
        "Recorder", .product(name: "UIKit", package: "Mullion"),
        .product(name: "CollectionViewTesting", package: "Mullion"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")]),
  ]
)
