// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Podcasts",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Podcasts", targets: ["Podcasts"])],
  targets: [
    .target(name: "Podcasts"),
    .testTarget(name: "PodcastsTests", dependencies: ["Podcasts"]),
  ]
)
