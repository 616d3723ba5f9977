// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionContracts

/// An observer that terminates the program, with a message, when the display is lost.
@MainActor
enum DisplayLoss {
  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> OpaquePointer?

  /// Observes the default display.
  static func watch() {
    guard let display = gdk_display_get_default() else { return }
    SignalConnection.make(UnsafeMutableRawPointer(display), "closed") { _ in endAfterDisplay() }
    // Xlib exits the program by itself and only calls this handler before.
    guard let program = dlopen(nil, RTLD_NOW), let found = dlsym(program, "XSetIOErrorHandler")
    else { return }
    _ = unsafeBitCast(found, to: SetHandler.self)({ _ in endAfterDisplay() })
  }
}

/// Reports the loss of the display and terminates the program.
///
/// Without a display the program cannot continue, and Xlib terminates it. No handler of the program runs,
/// because it might draw.
private func endAfterDisplay() -> Never {
  let name = ProcessInfo.processInfo.processName
  Diagnostics.report(
    "the display of \(name) was disconnected, so \(name) ends; start it again when there is a"
      + " display.")
  _exit(1)
}
