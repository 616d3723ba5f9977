// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Timetable",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Timetable", targets: ["Timetable"])],
  targets: [
    .target(name: "Timetable"),
    .testTarget(name: "TimetableTests", dependencies: ["Timetable"]),
  ]
)
