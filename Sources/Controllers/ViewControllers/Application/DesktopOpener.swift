// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// Asks the desktop to open addresses.
enum DesktopOpener {
  /// The program that asks; nil where there is none.
  static var tool: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy
      .map { URL(fileURLWithPath: "\($0)/xdg-open") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Asks for `url` to be opened.
  ///
  /// - Returns: Whether the question could be asked.
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
