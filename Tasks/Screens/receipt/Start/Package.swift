// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Receipt",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Receipt", targets: ["Receipt"])],
  targets: [
    .target(name: "Receipt"),
    .testTarget(name: "ReceiptTests", dependencies: ["Receipt"]),
  ]
)
