// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A client of xdotool that moves the pointer and presses the keys of a display.
struct Hand {
  static let program = "/usr/bin/xdotool"

  /// Whether the program is installed.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// The value for `DISPLAY`.
  let display: String

  /// Runs xdotool with `words` as arguments, and waits for its end for at most a minute.
  func move(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = words
    process.environment = ["DISPLAY": display]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let deadline = Date(timeIntervalSinceNow: 60)
    while process.isRunning {
      guard Date() < deadline else {
        kill(process.processIdentifier, SIGKILL)
        throw NeverDone(words: words)
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// An error: xdotool did not finish, because the window that it searches for did not appear.
  private struct NeverDone: Error {
    let words: [String]
  }

  /// Waits until the window displays `color`.
  ///
  /// If xdotool connected first, it would be the display's only client, and the display would end with it.
  private func wait(for color: String, on screen: ScreenFile) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while screen.color(x: 10, y: 150) != color {
      if Date() > deadline { throw NeverShown(color: color) }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// Waits until a window, or a dialog in front of it, is displayed.
  private func waitForPicture(on screen: ScreenFile) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while [nil, "#000000"].contains(screen.color(x: 10, y: 150)) {
      if Date() > deadline { throw NeverShown(color: "any") }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// An error: the window did not display the colour within a minute.
  private struct NeverShown: Error {
    let color: String
  }

  /// Types, copies, hovers and chooses from a menu in the window of an ``InputDelegate``.
  ///
  /// Blocks, as ``scroll(watching:)`` does.
  func use(watching screen: ScreenFile) throws {
    for (index, color) in InputDelegate.colors.enumerated() {
      try wait(for: color, on: screen)
      switch index {
      case 0:
        try move("search", "--name", "Input", "windowfocus", "--sync")
        try move("mousemove", "200", "40", "click", "1")
        try move("type", "--delay", "40", "h")
        // Two keys that the input method makes one letter of.
        try move("key", "--delay", "60", "dead_acute", "e")
        try move("type", "--delay", "40", "llo")
      case 1:
        try move("key", "--delay", "60", "ctrl+a", "ctrl+c", "Right", "ctrl+v")
      case 2: try move("mousemove", "150", "180")
      default:
        try move("mousemove", "150", "182", "click", "3")
        Thread.sleep(forTimeInterval: 1)
        try move("key", "--delay", "200", "Down", "Return")
      }
    }
  }

  /// Saves, opens and cancels in the dialogs of a ``DocumentDelegate``.
  ///
  /// Blocks, as ``scroll(watching:)`` does.
  func chooseDocuments(in folder: String, watching screen: ScreenFile) throws {
    try waitForPicture(on: screen)
    for (title, text, key) in [
      ("Save", "", "Return"), ("Open", "\(folder)/there/Trail.txt", "Return"),
      ("Choose a Folder", "", "Escape"),
    ] {
      try move("search", "--sync", "--onlyvisible", "--name", "^\(title)$", "windowfocus", "--sync")
      // The dialog reads its folder first.
      Thread.sleep(forTimeInterval: 1)
      if !text.isEmpty {
        try move("type", "--delay", "40", text)
        // And what completes the text.
        Thread.sleep(forTimeInterval: 1)
      }
      try move("key", key)
    }
  }

  /// Scrolls the window of a ``ScrollingDelegate`` with the inputs that it waits for.
  ///
  /// Blocks: call it on a thread of its own, because tests that wait for a process block the threads of the
  /// concurrency runtime.
  func scroll(watching screen: ScreenFile) throws {
    for (index, color) in ScrollingDelegate.colors.enumerated() {
      try wait(for: color, on: screen)
      switch index {
      case 0: try move("mousemove", "200", "150", "click", "5", "click", "5")
      case 1:
        try move("search", "--name", "Scrolling", "windowfocus", "--sync")
        try move("key", "End")
      case 2:
        try move("mousemove", "200", "100", "mousedown", "1")
        for height in [130, 170, 220, 260] {
          try move("mousemove", "200", "\(height)")
        }
        try move("mouseup", "1")
      default:
        try move("keydown", "ctrl", "click", "4", "click", "4", "keyup", "ctrl")
      }
    }
  }
}
