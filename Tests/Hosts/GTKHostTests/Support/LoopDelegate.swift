// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewControllers
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if MULLION_GTK
import CMullionGTK
#endif

/// A program that waits, while its window is shown, for everything that can reach the main actor, prints what
/// arrived, and closes its window; then it prints the cost of idling.
final class LoopDelegate: UIResponder, UIApplicationDelegate {
  /// The URL of a local server.
  static var page = URL(fileURLWithPath: "/")

  private static let wanted = [
    "task", "detached", "sleep", "queue", "after", "source", "operation", "timer", "session",
    "request", "added",
  ]
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private var arrived: Set<String> = []
  private var source: (any DispatchSourceTimer)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    askForAll()
    return true
  }

  private func askForAll() {
    Task { record("task") }
    Task.detached { await self.record("detached") }
    Task {
      try? await Task.sleep(nanoseconds: 20_000_000)
      record("sleep")
    }
    DispatchQueue.global().async {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.record("queue") } }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
      MainActor.assumeIsolated { self.record("after") }
    }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.04)
    source.setEventHandler { MainActor.assumeIsolated { self.record("source") } }
    source.resume()
    self.source = source
    OperationQueue.main.addOperation { MainActor.assumeIsolated { self.record("operation") } }
    _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
      MainActor.assumeIsolated { self.record("timer") }
    }
    Thread.detachNewThread { [self] in wakeFromHere() }
    let page = Self.page
    Task {
      let answer = try? await URLSession.shared.data(from: page)
      if answer?.0 == Data("hello".utf8) { record("session") }
    }
    let task = URLSession.shared.dataTask(with: page) { data, _, _ in
      guard data == Data("hello".utf8) else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.record("request") } }
    }
    task.resume()
  }

  /// Adds a timer to the main run loop from another thread, while the main thread waits.
  private nonisolated func wakeFromHere() {
    Thread.sleep(forTimeInterval: 0.5)
    let began = Date()
    let timer = Timer(timeInterval: 0.02, repeats: false) { _ in
      guard Date().timeIntervalSince(began) < 0.4 else { return }
      MainActor.assumeIsolated { self.record("added") }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  private func record(_ what: String) {
    guard arrived.insert(what).inserted else { return }
    print(what)
    if Self.wanted.allSatisfy(arrived.contains) { waitForNothing() }
  }

  /// Measures the work of the process during three idle seconds.
  private func waitForNothing() {
    source = nil
    // What starting and the network left to do is done by then.
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      MainActor.assumeIsolated {
        let (cpu, waits) = (Self.processorTime(), Self.mainThreadWaits())
        let frames = Self.frames()
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
          MainActor.assumeIsolated {
            print("idle \(Int((Self.processorTime() - cpu) * 1e6)) µs")
            print("wakes \(Self.mainThreadWaits() - waits)")
            print("frames \(Self.frames() - frames)")
            self.window.isHidden = true
          }
        }
      }
    }
  }

  /// Returns the frame counter of the window's frame clock, or -1 if it is unavailable.
  private static func frames() -> Int {
    #if MULLION_GTK
    guard let windows = gtk_window_get_toplevels(), let window = g_list_model_get_item(windows, 0)
    else { return -1 }
    defer { g_object_unref(window) }
    let widget = window.assumingMemoryBound(to: GtkWidget.self)
    return gtk_widget_get_frame_clock(widget).map { Int(gdk_frame_clock_get_frame_counter($0)) }
      ?? -1
    #else
    return -1
    #endif
  }

  /// Returns the processor time of the calling thread, in seconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the number of voluntary context switches of the main thread, or -1 if it is unavailable.
  private static func mainThreadWaits() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return line.flatMap { $0.split(separator: "\t").last }.flatMap { Int($0) } ?? -1
  }
}
