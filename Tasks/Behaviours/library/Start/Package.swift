// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Library",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Library", targets: ["Library"])],
  targets: [
    .target(name: "Composer", path: "Composer"),
    .target(name: "Library", dependencies: ["Composer"]),
    .testTarget(name: "LibraryTests", dependencies: ["Library"]),
  ]
)
