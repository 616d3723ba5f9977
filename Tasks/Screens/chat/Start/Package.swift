// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Chat",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Chat", targets: ["Chat"])],
  targets: [
    .target(name: "Chat"),
    .testTarget(name: "ChatTests", dependencies: ["Chat"]),
  ]
)
