// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Playlist",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Playlist", targets: ["Playlist"])],
  targets: [
    .target(name: "Playlist"),
    .testTarget(name: "PlaylistTests", dependencies: ["Playlist"]),
  ]
)
