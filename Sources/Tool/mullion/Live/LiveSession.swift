// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The description of a live screen, as stored beside its socket.
struct LiveSession: Codable, Equatable {
  /// A program that serves a live screen.
  struct Program: Codable, Equatable {
    /// The path of the program.
    var path: String
    /// The arguments after the program's name.
    var arguments: [String]
    /// The working folder.
    var folder: String
  }

  /// The name that `--screen` chooses it by.
  var name: String
  /// The arguments of `mullion open`.
  var words: [String]
  /// The working folder of `mullion open`.
  var folder: String
  /// The path of the package or project, or `nil` for a screen of the gallery.
  var project: String?
  /// The device with its traits, in words.
  var device: String
  /// The time at which the screen was opened, in seconds since 1970.
  var opened: Double
  /// The time without requests after which the screen is closed, in seconds.
  var idleLimit: Double
  /// The maximum time of a launch and of a request, in seconds.
  var limit: Double
  /// The program.
  var program: Program

  /// Returns whether a command in the working folder `current` means this screen: it was opened there or
  /// above, or it shows the project there.
  func isMeant(in current: String) -> Bool {
    ([folder] + (project.map { [Self.folder(of: $0)] } ?? [])).contains {
      current == $0 || $0 == "/" || current.hasPrefix("\($0)/")
    }
  }

  /// Whether the project was moved or deleted.
  var hasLostProject: Bool {
    project.map { !FileManager.default.fileExists(atPath: $0) } ?? false
  }

  private static func folder(of project: String) -> String {
    guard project.hasSuffix(".xcodeproj") else { return project }
    return (project as NSString).deletingLastPathComponent
  }
}
