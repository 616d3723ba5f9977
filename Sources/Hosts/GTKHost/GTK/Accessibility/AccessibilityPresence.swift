// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionContracts
import MullionViewTree

/// The availability of an accessibility bus, and the presence of listeners on it.
@MainActor
final class AccessibilityPresence {
  static let shared = AccessibilityPresence()

  /// Whether there is an accessibility bus.
  let hasBus: Bool
  /// Whether a listener has registered.
  private(set) var isListening = false
  private var mirrors: [Weak] = []
  private var status: OpaquePointer?

  private struct Weak {
    weak var mirror: AccessibilityMirror?
  }

  private init() {
    let environment = ProcessInfo.processInfo.environment
    let choice = environment["GTK_A11Y"] ?? ""
    let isOff = ["none", "test"].contains(choice)
    let runtimeBus = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
    hasBus =
      !isOff
      && (environment["AT_SPI_BUS_ADDRESS"] != nil
        || environment["DBUS_SESSION_BUS_ADDRESS"] != nil
        || runtimeBus.map { FileManager.default.fileExists(atPath: $0) } ?? false)
    HostServices.program.announce = { [unowned self] text in
      mirrors.compactMap(\.mirror).forEach { $0.announce(text) }
    }
    if hasBus { watchStatus() }
  }

  func add(_ mirror: AccessibilityMirror) { mirrors.append(Weak(mirror: mirror)) }

  func remove(_ mirror: AccessibilityMirror) {
    mirrors.removeAll { $0.mirror == nil || $0.mirror === mirror }
  }

  /// Queries the desktop's service asynchronously, and observes changes.
  private func watchStatus() {
    g_dbus_proxy_new_for_bus(
      G_BUS_TYPE_SESSION, GDBusProxyFlags(rawValue: 0), nil, "org.a11y.Bus", "/org/a11y/bus",
      "org.a11y.Status", nil,
      { _, result, target in
        let made = g_dbus_proxy_new_for_bus_finish(result, nil)
        MainActor.assumeIsolated(with: (made, target)) { proxy, own in
          guard let proxy, let own else { return }
          Unmanaged<AccessibilityPresence>.fromOpaque(own).takeUnretainedValue().took(proxy)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func took(_ proxy: UnsafeMutablePointer<GDBusProxy>) {
    status = OpaquePointer(proxy)
    SignalConnection.make(UnsafeMutableRawPointer(proxy), "g-properties-changed") { [self] _ in
      read()
    }
    read()
  }

  private func read() {
    let reader = flag("ScreenReaderEnabled")
    let now = reader || flag("IsEnabled")
    HostServices.program.setScreenReaderRunning(reader)
    guard now != isListening else { return }
    isListening = now
    mirrors.compactMap(\.mirror).forEach { $0.presenceChanged() }
  }

  private func flag(_ name: String) -> Bool {
    guard let status else { return false }
    let proxy = UnsafeMutablePointer<GDBusProxy>(status)
    guard let value = g_dbus_proxy_get_cached_property(proxy, name) else { return false }
    defer { g_variant_unref(value) }
    return g_variant_get_boolean(value) != 0
  }
}
