// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Welcome",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Welcome", targets: ["Welcome"])],
  targets: [
    .target(name: "Welcome"),
    .testTarget(name: "WelcomeTests", dependencies: ["Welcome"]),
  ]
)
