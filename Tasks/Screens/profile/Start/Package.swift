// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Profile",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Profile", targets: ["Profile"])],
  targets: [
    .target(name: "Profile"),
    .testTarget(name: "ProfileTests", dependencies: ["Profile"]),
  ]
)
