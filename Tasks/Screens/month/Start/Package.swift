// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Month",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Month", targets: ["Month"])],
  targets: [
    .target(name: "Month"),
    .testTarget(name: "MonthTests", dependencies: ["Month"]),
  ]
)
