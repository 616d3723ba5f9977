// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Store",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Store", targets: ["Store"])],
  targets: [
    .target(name: "Store"),
    .testTarget(name: "StoreTests", dependencies: ["Store"]),
  ]
)
