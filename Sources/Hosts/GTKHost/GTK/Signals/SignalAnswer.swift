// SPDX-License-Identifier: Apache-2.0

import CMullionGTK

/// What a closure can answer to a signal.
protocol SignalAnswer {
  /// Puts the answer where GObject wants it.
  func give(to value: UnsafeMutablePointer<GValue>)
}

extension Bool: SignalAnswer {
  func give(to value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
}

extension GdkDragAction: SignalAnswer {
  func give(to value: UnsafeMutablePointer<GValue>) { g_value_set_flags(value, rawValue) }
}
