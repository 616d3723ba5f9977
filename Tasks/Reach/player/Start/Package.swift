// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Player",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Player", targets: ["Player"])],
  targets: [
    .target(name: "Player"),
    .testTarget(name: "PlayerTests", dependencies: ["Player"]),
  ]
)
