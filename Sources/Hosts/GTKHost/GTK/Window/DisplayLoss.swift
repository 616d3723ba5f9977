// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionContracts

/// Ends the program with a sentence when the display goes away.
@MainActor
enum DisplayLoss {
  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> OpaquePointer?

  /// Watches the default display.
  static func watch() {
    guard let display = gdk_display_get_default() else { return }
    SignalConnection.make(UnsafeMutableRawPointer(display), "closed") { _ in endAfterDisplay() }
    // Xlib ends the program by itself, and lets it say only this much before.
    guard let program = dlopen(nil, RTLD_NOW), let found = dlsym(program, "XSetIOErrorHandler")
    else { return }
    _ = unsafeBitCast(found, to: SetHandler.self)({ _ in endAfterDisplay() })
  }
}

/// Says what happened and ends the program.
///
/// Nothing of it can be shown any more, and Xlib does not let it go on. No handler of the program's
/// runs, because it might want to draw.
private func endAfterDisplay() -> Never {
  let name = ProcessInfo.processInfo.processName
  Diagnostics.report(
    "the display that shows \(name) went away, so \(name) ends; start it again when there is a"
      + " display.")
  _exit(1)
}
