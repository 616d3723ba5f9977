// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Orders",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Orders", targets: ["Orders"])],
  targets: [
    .target(name: "Orders"),
    .testTarget(name: "OrdersTests", dependencies: ["Orders"]),
  ]
)
