// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A system library used by parts of Mullion if pkg-config finds it.
struct SystemLibrary {
  /// The name in pkg-config.
  let module: String
  /// The feature that is missing without it.
  let use: String
  /// The Debian package with which Mullion is built for it.
  let package: String
  /// The file that a release loads.
  let file: String
  /// The Debian package that contains that file.
  let runtimePackage: String

  static let all = [
    SystemLibrary(
      module: "gtk4", use: "windows", package: "libgtk-4-dev", file: "libgtk-4.so.1",
      runtimePackage: "libgtk-4-1"),
    SystemLibrary(
      module: "pangocairo", use: "pictures", package: "libpango1.0-dev",
      file: "libpangocairo-1.0.so.0", runtimePackage: "libpangocairo-1.0-0"),
    SystemLibrary(
      module: "gdk-pixbuf-2.0", use: "reading images", package: "libgdk-pixbuf-2.0-dev",
      file: "libgdk_pixbuf-2.0.so.0", runtimePackage: "libgdk-pixbuf-2.0-0"),
    SystemLibrary(
      module: "libcrypto", use: "hashes of CryptoKit", package: "libssl-dev",
      file: "libcrypto.so.3", runtimePackage: "libssl3"),
  ]

  private static let folders = [
    "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib",
    "/usr/share", "/usr/local/lib", "/usr/local/share",
  ]

  /// Returns whether Mullion can be built with the library: its description for pkg-config is below `system`,
  /// or below the root folder if that is empty.
  func isThere(below system: String = "") -> Bool {
    exists("pkgconfig/\(module).pc", below: system)
  }

  /// Returns whether a release can load the library: its file is below `system`, or below the root folder if
  /// that is empty.
  func canBeLoaded(below system: String = "") -> Bool { exists(file, below: system) }

  private func exists(_ name: String, below system: String) -> Bool {
    Self.folders.contains { FileManager.default.fileExists(atPath: "\(system)\($0)/\(name)") }
  }
}
