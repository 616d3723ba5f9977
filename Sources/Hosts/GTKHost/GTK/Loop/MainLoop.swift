// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionContracts

/// GLib's main loop, which also serves Dispatch's main queue and Foundation's main run loop.
///
/// GLib owns the loop because the windows need it. The other work of a program arrives through two sources
/// with GTK's redraw priority: at a higher one, a chain of blocks on the main queue would starve the frames.
@MainActor
final class MainLoop {
  private let loop: OpaquePointer
  private(set) var exitStatus: Int32 = 0

  init() {
    loop = g_main_loop_new(nil, 0)
    _ = attach(&dispatchQueueFunctions, watching: _dispatch_get_main_queue_handle_4CF())
    let descriptor = RunLoopDescriptor.find()
    let tag = attach(&runLoopFunctions, watching: descriptor)
    runLoopWatch = descriptor.map { RunLoopWatch(descriptor: $0, tag: tag) }
  }

  /// Runs the loop until `quit` is called, and returns the exit status.
  func run() -> Int32 {
    g_main_loop_run(loop)
    return exitStatus
  }

  /// Makes `run` return `status` after the current event is handled.
  func quit(status: Int32) {
    exitStatus = status
    g_main_loop_quit(loop)
  }

  /// Adds a source to the loop; returns GLib's tag of its descriptor.
  private func attach(
    _ functions: UnsafeMutablePointer<GSourceFuncs>, watching descriptor: Int32?
  ) -> gpointer? {
    let size = guint(MemoryLayout<GSource>.size)
    guard let source = g_source_new(functions, size) else { return nil }
    let tag = descriptor.flatMap { g_source_add_unix_fd(source, $0, G_IO_IN) }
    g_source_set_priority(source, redrawPriority)
    // Code that runs the loop itself, as a modal dialogue does, still dispatches both sources.
    g_source_set_can_recurse(source, 1)
    g_source_attach(source, nil)
    g_source_unref(source)
    return tag
  }
}

/// The value of `GDK_PRIORITY_REDRAW`, a macro that is unavailable in Swift.
private let redrawPriority: gint = 120

// GLib keeps a pointer to these functions for the lifetime of the sources, which never ends.
@MainActor private var dispatchQueueFunctions = GSourceFuncs(
  prepare: { _, timeout in
    timeout?.pointee = -1
    return 0
  },
  check: { source in
    mainQueueHasWork() ? 1 : 0
  },
  dispatch: { _, _, _ in
    // Without this read the descriptor stays readable and the loop never sleeps again.
    var count: UInt64 = 0
    read(_dispatch_get_main_queue_handle_4CF(), &count, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
    return 1
  },
  finalize: nil, closure_callback: nil, closure_marshal: nil)

@MainActor private var runLoopFunctions = GSourceFuncs(
  prepare: { source, timeout in
    let seconds = MainActor.assumeIsolated(with: source) { source -> TimeInterval in
      let seconds = serveRunLoop()
      runLoopWatch?.resume(in: source)
      return seconds
    }
    timeout?.pointee = gint(min(seconds * 1000, 60_000).rounded(.up))
    return 0
  },
  check: { _ in 0 },
  // Called when the descriptor is readable.
  dispatch: { source, _, _ in
    MainActor.assumeIsolated(with: source) { source in
      _ = serveRunLoop()
      runLoopWatch?.pause(in: source)
    }
    return 1
  },
  finalize: nil, closure_callback: nil, closure_marshal: nil)

@MainActor private var runLoopWatch: RunLoopWatch?

/// The watch of the loop on the descriptor of Foundation's run loop.
///
/// It is paused while the descriptor stays readable although the run loop was served, as in a program whose
/// main queue is in the middle of a block; otherwise the loop would never sleep.
private struct RunLoopWatch {
  let descriptor: Int32
  let tag: gpointer?
  private var isPaused = false

  init(descriptor: Int32, tag: gpointer?) {
    self.descriptor = descriptor
    self.tag = tag
  }

  @MainActor
  mutating func pause(in source: UnsafeMutablePointer<GSource>?) {
    guard !isPaused, RunLoopDescriptor.isReadable(descriptor, within: 0) else { return }
    isPaused = true
    g_source_modify_unix_fd(source, tag, GIOCondition(rawValue: 0))
  }

  @MainActor
  mutating func resume(in source: UnsafeMutablePointer<GSource>?) {
    guard isPaused, !RunLoopDescriptor.isReadable(descriptor, within: 0) else { return }
    isPaused = false
    g_source_modify_unix_fd(source, tag, G_IO_IN)
  }
}

private func mainQueueHasWork() -> Bool {
  var descriptor = pollfd(
    fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
  return poll(&descriptor, 1, 0) > 0 && descriptor.revents & Int16(POLLIN) != 0
}

/// Fires the due timers, performs the pending blocks, and returns the seconds until the next timer is due.
@MainActor
private func serveRunLoop() -> TimeInterval {
  guard let next = RunLoop.main.limitDate(forMode: .default) else { return 60 }
  return max(next.timeIntervalSinceNow, 0)
}
