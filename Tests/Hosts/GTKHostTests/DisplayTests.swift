// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import GTKHost
import Testing
import UIKit

/// Tests of programs in processes of their own, with a display of their own or without one.
@Suite(.serialized)
struct DisplayTests {
  @Test(
    .enabled(if: GTKHost.isAvailable, "GTK 4 is not installed"),
    .enabled(if: VirtualDisplay.isInstalled, "Xvfb is not installed"),
    .timeLimit(.minutes(2)))
  func `a window shows its views, scrolls, and closing it ends the program`() async throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let (name, screen) = (display.name, display.screen)
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [name = name as String, screen = screen as ScreenFile] in
      VirtualDisplay.enter(name, keepingStateIn: screen.folder)
      await MainActor.run {
        BandsDelegate.screen = screen
        BandsDelegate.main()
      }
    }
    withExtendedLifetime(display) {}
    let said = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    for line in [
      "window 400 300", "first band #ff0000", "third band #ff000a", "scrolled #ff0032",
      "nothing #000000", "ends",
    ] {
      expect(said.split(separator: "\n").contains { $0 == line }, "\(line) in: \(said)")
    }
  }

  @Test(
    .enabled(if: GTKHost.isAvailable, "GTK 4 is not installed"),
    .enabled(if: VirtualDisplay.isInstalled, "Xvfb is not installed"),
    .enabled(if: Hand.isInstalled, "xdotool is not installed"),
    .timeLimit(.minutes(2)))
  func `a wheel, a key and a drag scroll what is in a window, and a wheel zooms it`() async throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let (name, screen) = (display.name, display.screen)
    Thread.detachNewThread {
      do {
        try Hand(display: name).scroll(watching: screen)
      } catch {
        Issue.record(error)
      }
    }
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [name = name as String, screen = screen as ScreenFile] in
      VirtualDisplay.enter(name, keepingStateIn: screen.folder)
      await MainActor.run { ScrollingDelegate.main() }
    }
    withExtendedLifetime(display) {}
    let said = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    expect(said.contains("got 4 of 4"), "\(said)")
  }

  @Test(
    .enabled(if: GTKHost.isAvailable, "GTK 4 is not installed"),
    .enabled(if: VirtualDisplay.isInstalled, "Xvfb is not installed"),
    .enabled(if: Hand.isInstalled, "xdotool is not installed"),
    .timeLimit(.minutes(2)))
  func `an input method types, keys copy and paste, a pointer hovers, a right click opens a menu`()
    async throws
  {
    let display = try VirtualDisplay(width: 640, height: 480)
    let (name, screen) = (display.name, display.screen)
    Thread.detachNewThread {
      do {
        try Hand(display: name).use(watching: screen)
      } catch {
        Issue.record(error)
      }
    }
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [name = name as String, screen = screen as ScreenFile] in
      VirtualDisplay.enter(name, keepingStateIn: screen.folder)
      setenv("GTK_IM_MODULE", "gtk-im-context-simple", 1)
      await MainActor.run { InputDelegate.main() }
    }
    withExtendedLifetime(display) {}
    let said = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    expect(said.contains("got 4 of 4"), "\(said)")
  }

  #if MULLION_GTK
  @Test(
    .enabled(if: VirtualDisplay.isInstalled, "Xvfb is not installed"), .timeLimit(.minutes(2)))
  func `a change of one cell draws that cell again and nothing else, no change draws nothing`()
    async throws
  {
    let display = try VirtualDisplay(width: 640, height: 480)
    let (name, screen) = (display.name, display.screen)
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [name = name as String, screen = screen as ScreenFile] in
      VirtualDisplay.enter(name, keepingStateIn: screen.folder)
      await MainActor.run {
        RedrawDelegate.screen = screen
        RedrawDelegate.main()
      }
    }
    withExtendedLifetime(display) {}
    let said = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    expect(said, equals: "kept 16\ndrawn again [5]\n")
  }
  #endif

  @Test(
    .enabled(if: GTKHost.isAvailable, "GTK 4 is not installed"),
    .enabled(if: VirtualDisplay.isInstalled, "Xvfb is not installed"),
    .timeLimit(.minutes(2)))
  func `when the display goes away the program ends with a sentence`() async throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let (name, screen) = (display.name, display.screen)
    nonisolated(unsafe) let server = display
    Thread.detachNewThread {
      let deadline = Date(timeIntervalSinceNow: 60)
      while screen.color(x: 10, y: 150) != ScrollingDelegate.colors[0], Date() < deadline {
        Thread.sleep(forTimeInterval: 0.05)
      }
      server.crash()
    }
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) { [name = name as String, screen = screen as ScreenFile] in
      VirtualDisplay.enter(name, keepingStateIn: screen.folder)
      await MainActor.run { ScrollingDelegate.main() }
    }
    withExtendedLifetime(display) {}
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("was disconnected"), "\(said)")
  }

  @Test(
    .enabled(if: GTKHost.isAvailable, "GTK 4 is not installed"),
    .enabled(if: VirtualDisplay.isInstalled, "Xvfb is not installed"),
    .timeLimit(.minutes(2)))
  func `two windows are open at once, and the last one that closes ends the program`() async throws
  {
    let display = try VirtualDisplay(width: 640, height: 480)
    let (name, screen) = (display.name, display.screen)
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [name = name as String, screen = screen as ScreenFile] in
      VirtualDisplay.enter(name, keepingStateIn: screen.folder)
      await MainActor.run { WindowsDelegate.main() }
    }
    let said = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    expect(said, equals: "open 2\nfirst closed, open 1\nends\n")
    let kept = FileManager.default.subpaths(atPath: screen.folder + "/mullion") ?? []
    let file = try #require(kept.first { $0.hasSuffix("-windows.json") })
    let data = try #require(
      FileManager.default.contents(atPath: "\(screen.folder)/mullion/\(file)"))
    let text = String(decoding: data, as: UTF8.self)
    expect(text.contains("\"window-2\""), "\(text)")
    expect(text.contains("\"width\" : 300"), "\(text)")
    expect(text.contains("\"x\" : "), "\(text)")
    withExtendedLifetime(display) {}
  }

  #if MULLION_GTK
  @Test(
    .enabled(if: GTKHost.isAvailable, "GTK 4 is not installed"),
    .enabled(if: VirtualDisplay.isInstalled, "Xvfb is not installed"),
    .timeLimit(.minutes(2)))
  func `a window decodes pictures in other threads, each once, and shows them`() async throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let (name, screen) = (display.name, display.screen)
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [name = name as String, screen = screen as ScreenFile] in
      VirtualDisplay.enter(name, keepingStateIn: screen.folder)
      await MainActor.run {
        PicturesDelegate.screen = screen
        PicturesDelegate.main()
      }
    }
    withExtendedLifetime(display) {}
    let said = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    expect(said, equals: "waiting #ffffff\nshown #00ff00\nagain #00ff00\nmain 0, other threads 1\n")
  }
  #endif

  @Test(.enabled(if: GTKHost.isAvailable, "GTK 4 is not installed"))
  func `without a display the program ends with a sentence`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      unsetenv("DISPLAY")
      unsetenv("WAYLAND_DISPLAY")
      unsetenv("MULLION_PICTURES")
      setenv("XDG_RUNTIME_DIR", "/proc/none", 1)
      await MainActor.run { BandsDelegate.main() }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("there is no display"))
  }

  @Test(.enabled(if: !GTKHost.isAvailable, "GTK 4 is installed"))
  func `without GTK the program says what to install`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      unsetenv("MULLION_PICTURES")
      await MainActor.run { BandsDelegate.main() }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("libgtk-4-dev"))
  }
}
