// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Ratings",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Ratings", targets: ["Ratings"])],
  targets: [
    .target(name: "Ratings"),
    .testTarget(name: "RatingsTests", dependencies: ["Ratings"]),
  ]
)
