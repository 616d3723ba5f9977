// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The opening of URLs with the programs of the desktop.
enum DesktopOpener {
  /// The executable `xdg-open`, or `nil` if it is not installed.
  static var tool: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy
      .map { URL(fileURLWithPath: "\($0)/xdg-open") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Opens `url` with the program that the desktop uses for it, by `xdg-open`.
  ///
  /// - Returns: Whether the request was started.
  static func open(_ url: URL) -> Bool {
    guard let tool else { return false }
    let process = Process()
    process.executableURL = tool
    process.arguments = [url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      return true
    } catch {
      Diagnostics.report("\(url) can't be opened: \(error)")
      return false
    }
  }
}
