// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Contacts",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Contacts", targets: ["Contacts"])],
  targets: [
    .target(name: "Contacts"),
    .testTarget(name: "ContactsTests", dependencies: ["Contacts"]),
  ]
)
