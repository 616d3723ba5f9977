// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A system library used by parts of Mullion if pkg-config finds it.
struct SystemLibrary {
  /// The name in pkg-config.
  let module: String
  /// The feature that is missing without it.
  let use: String
  /// The Debian package that contains it.
  let package: String

  static let all = [
    SystemLibrary(module: "gtk4", use: "windows", package: "libgtk-4-dev"),
    SystemLibrary(module: "pangocairo", use: "pictures", package: "libpango1.0-dev"),
    SystemLibrary(
      module: "gdk-pixbuf-2.0", use: "reading images", package: "libgdk-pixbuf-2.0-dev"),
    SystemLibrary(module: "libcrypto", use: "hashes of CryptoKit", package: "libssl-dev"),
  ]

  /// Returns whether the library is installed below `system`, or below the root folder if that is empty.
  func isThere(below system: String = "") -> Bool {
    let folders = [
      "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib",
      "/usr/share", "/usr/local/lib", "/usr/local/share",
    ]
    return folders.contains {
      FileManager.default.fileExists(atPath: "\(system)\($0)/pkgconfig/\(module).pc")
    }
  }
}
