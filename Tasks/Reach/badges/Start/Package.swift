// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Badges",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Badges", targets: ["Badges"])],
  targets: [
    .target(name: "Badges"),
    .testTarget(name: "BadgesTests", dependencies: ["Badges"]),
  ]
)
