// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Products",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Products", targets: ["Products"])],
  targets: [
    .target(name: "Products"),
    .testTarget(name: "ProductsTests", dependencies: ["Products"]),
  ]
)
