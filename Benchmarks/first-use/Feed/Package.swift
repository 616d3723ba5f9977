// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Feed",
  defaultLocalization: "en",
  platforms: [.iOS(.v16)],
  products: [.library(name: "FeedFeature", targets: ["FeedFeature"])],
  targets: [
    .target(name: "FeedFeature", resources: [.process("Resources")]),
    .testTarget(name: "FeedFeatureTests", dependencies: ["FeedFeature"]),
  ]
)
