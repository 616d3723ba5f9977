// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Stations",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Stations", targets: ["Stations"])],
  targets: [
    .target(name: "Stations"),
    .testTarget(name: "StationsTests", dependencies: ["Stations"]),
  ]
)
