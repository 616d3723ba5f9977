// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Rates",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Rates", targets: ["Rates"])],
  targets: [
    .target(name: "Rates"),
    .testTarget(name: "RatesTests", dependencies: ["Rates"]),
  ]
)
