// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Reviews",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Reviews", targets: ["Reviews"])],
  targets: [
    .target(name: "Reviews"),
    .testTarget(name: "ReviewsTests", dependencies: ["Reviews"]),
  ]
)
