// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Login",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Login", targets: ["Login"])],
  targets: [
    .target(name: "Login"),
    .testTarget(name: "LoginTests", dependencies: ["Login"]),
  ]
)
