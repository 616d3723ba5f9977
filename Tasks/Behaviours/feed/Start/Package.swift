// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Feed",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Feed", targets: ["Feed"])],
  targets: [
    .target(name: "Feed"),
    .testTarget(name: "FeedTests", dependencies: ["Feed"]),
  ]
)
