// SPDX-License-Identifier: Apache-2.0

import CMullionGTK

/// A return value of a signal handler.
protocol SignalAnswer {
  /// Stores the value as a `GValue`.
  func give(to value: UnsafeMutablePointer<GValue>)
}

extension Bool: SignalAnswer {
  func give(to value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
}

extension GdkDragAction: SignalAnswer {
  func give(to value: UnsafeMutablePointer<GValue>) { g_value_set_flags(value, rawValue) }
}
