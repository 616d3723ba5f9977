// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Carousel",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Carousel", targets: ["Carousel"])],
  targets: [
    .target(name: "Carousel"),
    .testTarget(name: "CarouselTests", dependencies: ["Carousel"]),
  ]
)
