// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Scores",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Scores", targets: ["Scores"])],
  targets: [
    .target(name: "Scores"),
    .testTarget(name: "ScoresTests", dependencies: ["Scores"]),
  ]
)
