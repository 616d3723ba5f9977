// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The sources only say `import UIKit`. On a Mac that is Apple's UIKit, and the application is built
// for iOS as ever; on Linux it is Mullion's, and the tests run there, without a simulator.

#if os(macOS)

let package = Package(
  name: "NewsFeed",
  platforms: [.iOS(.v16)],
  products: [.library(name: "NewsFeed", targets: ["NewsFeed"])],
  targets: [.target(name: "NewsFeed")]
)

#else

// In a copy of this folder: .package(url: "https://…/mullion.git", branch: "main")
let mullion = Package.Dependency.package(name: "Mullion", path: "../..")

let package = Package(
  name: "NewsFeed",
  products: [.library(name: "NewsFeed", targets: ["NewsFeed"])],
  dependencies: [mullion],
  targets: [
    .target(name: "NewsFeed", dependencies: [.product(name: "UIKit", package: "Mullion")]),
    .testTarget(
      name: "NewsFeedTests",
      dependencies: [
        "NewsFeed", .product(name: "CollectionViewTesting", package: "Mullion"),
      ],
      exclude: ["Goldens"]),
  ]
)

#endif
