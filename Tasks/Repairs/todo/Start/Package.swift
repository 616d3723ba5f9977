// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Todo",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Todo", targets: ["Todo"])],
  targets: [
    .target(name: "Todo"),
    .testTarget(name: "TodoTests", dependencies: ["Todo"]),
  ]
)
