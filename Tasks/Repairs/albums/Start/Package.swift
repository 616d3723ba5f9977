// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Albums",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Albums", targets: ["Albums"])],
  targets: [
    .target(name: "Albums"),
    .testTarget(name: "AlbumsTests", dependencies: ["Albums"]),
  ]
)
