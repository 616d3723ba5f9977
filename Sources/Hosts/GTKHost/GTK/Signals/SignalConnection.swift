// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import MullionContracts

/// A Swift closure that is called whenever a GObject emits a signal.
///
/// GObject retains the closure and its captures for the lifetime of the object.
@MainActor
final class SignalConnection {
  private let handler: (SignalValues) -> (any SignalAnswer)?

  private init(_ handler: @escaping (SignalValues) -> (any SignalAnswer)?) {
    self.handler = handler
  }

  /// Calls `handler` whenever `object` emits `signal`.
  static func make(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    _ handler: @escaping @MainActor (SignalValues) -> Void
  ) {
    let connection = SignalConnection {
      handler($0)
      return nil
    }
    connection.connect(object, signal)
  }

  /// Calls `handler` whenever `object` emits `signal`, and returns its result to GObject.
  static func make(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    answering handler: @escaping @MainActor (SignalValues) -> some SignalAnswer
  ) {
    SignalConnection(handler).connect(object, signal)
  }

  private func connect(_ object: UnsafeMutableRawPointer, _ signal: String) {
    let closure = g_closure_new_simple(
      guint(MemoryLayout<GClosure>.size), Unmanaged.passRetained(self).toOpaque())
    g_closure_add_finalize_notifier(closure, nil) { _, closure in
      guard let data = closure?.pointee.data else { return }
      Unmanaged<SignalConnection>.fromOpaque(data).release()
    }
    g_closure_set_marshal(closure) { closure, answer, count, values, _, _ in
      MainActor.assumeIsolated(with: (closure?.pointee.data, answer, values)) {
        data, answer, values in
        guard let data else { return }
        let connection = Unmanaged<SignalConnection>.fromOpaque(data).takeUnretainedValue()
        let given = connection.handler(SignalValues(values, count: count))
        if let given, let answer { given.give(to: answer) }
      }
    }
    g_signal_connect_closure(object, signal, closure, 0)
  }
}
