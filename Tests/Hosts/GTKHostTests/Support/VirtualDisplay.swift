// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A virtual X server for one test, whose contents can be read from a file.
final class VirtualDisplay {
  static let program = "/usr/bin/Xvfb"

  /// Whether the server is installed.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// The value for `DISPLAY`.
  let name: String
  /// The file with the contents of the screen.
  let screen: ScreenFile
  private let server: Process
  private let folder: URL

  /// An error: the server could not be started.
  struct NoDisplay: Error {}

  /// Starts a server with an unused display number.
  init(width: Int, height: Int) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mullion-display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Two servers that look for a number at the same time may find the same one; one gives up.
    var started: (server: Process, number: String)?
    for _ in 0..<5 where started == nil {
      started = try Self.start(width: width, height: height, folder: folder)
    }
    guard let started else { throw NoDisplay() }
    server = started.server
    name = ":" + started.number
    screen = ScreenFile(path: folder.appendingPathComponent("Xvfb_screen0").path)
  }

  /// Returns a server and the number of its display, or `nil` if the server could not start.
  private static func start(
    width: Int, height: Int, folder: URL
  ) throws -> (server: Process, number: String)? {
    let server = Process()
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: program)
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path,
      "-nolisten", "tcp", "-terminate",
    ]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    var number = ""
    while !number.hasSuffix("\n") {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      number += String(decoding: data, as: UTF8.self)
    }
    return (server, number.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Returns the environment of a program on the display `name`: that display, and no session bus, because
  /// its daemons would outlive the test.
  static func environment(_ name: String) -> [String: String] {
    [
      "DISPLAY": name, "GDK_BACKEND": "x11", "GTK_A11Y": "none",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
    ]
  }

  /// Makes this process a program that displays windows on the display `name`, and stores its state in
  /// `folder` if that is given.
  ///
  /// The process ends after three minutes, because the time limit of a test does not end a process that the
  /// test waits for.
  static func enter(_ name: String, keepingStateIn folder: String? = nil) {
    alarm(180)
    for (key, value) in environment(name) { setenv(key, value, 1) }
    if let folder { setenv("XDG_STATE_HOME", folder, 1) }
    unsetenv("MULLION_PICTURES")
  }

  /// Kills the server while programs are connected.
  func crash() { kill(server.processIdentifier, SIGKILL) }

  deinit {
    // Not SIGTERM: the server inherits a mask that blocks it.
    kill(server.processIdentifier, SIGKILL)
    // The next server may get the same number: this one has to be gone by then.
    for _ in 0..<200 where server.isRunning { Thread.sleep(forTimeInterval: 0.005) }
    try? FileManager.default.removeItem(at: folder)
  }
}
