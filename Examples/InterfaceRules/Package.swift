// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "InterfaceRules",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Cards", targets: ["Cards"])],
  targets: [.target(name: "Cards", resources: [.process("Interfaces")])]
)
