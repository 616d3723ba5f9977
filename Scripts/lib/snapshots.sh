# SPDX-License-Identifier: Apache-2.0
#
# Sourced by scripts that build snapshots and their tests in another way than everybody does:
# a package of just those modules takes a minute where all of Mullion takes ten.

# snapshot_package FOLDER: writes the package there; its sources are links into this repository.
snapshot_package() {
  local folder=$1 name
  mkdir -p "$folder/Sources" "$folder/Tests"
  for name in MullionContracts DiffableSnapshots SnapshotCases; do
    ln -sfn "$PWD/Sources/$name" "$folder/Sources/$name"
  done
  ln -sfn "$PWD/Tests/DiffableSnapshotsTests" "$folder/Tests/DiffableSnapshotsTests"
  cat >"$folder/Package.swift.new" <<'MANIFEST'
// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]
let checked = settings + [.define("INTERNAL_CHECKS", .when(configuration: .debug))]

let package = Package(
  name: "Snapshots",
  targets: [
    .target(name: "MullionContracts", swiftSettings: checked),
    .target(
      name: "DiffableSnapshots", dependencies: ["MullionContracts"], swiftSettings: checked),
    .target(name: "SnapshotCases", dependencies: ["DiffableSnapshots"], swiftSettings: checked),
    .testTarget(
      name: "DiffableSnapshotsTests",
      dependencies: ["DiffableSnapshots", "SnapshotCases", "MullionContracts"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
  ]
)
MANIFEST
  if cmp -s "$folder/Package.swift.new" "$folder/Package.swift"; then
    rm "$folder/Package.swift.new"
  else
    mv "$folder/Package.swift.new" "$folder/Package.swift"
  fi
}
