// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Cart",
  defaultLocalization: "en",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Cart", targets: ["Cart"])],
  targets: [
    .target(name: "Cart", resources: [.process("Resources")]),
    .testTarget(name: "CartTests", dependencies: ["Cart"]),
  ]
)
