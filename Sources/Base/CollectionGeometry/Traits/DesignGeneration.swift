// SPDX-License-Identifier: Apache-2.0

/// The system version whose lengths, fonts and corners apply; versions are never mixed.
package enum DesignGeneration: Hashable, Sendable {
  /// The design of a phone with iOS 17: documented and published values, or Mullion's own if there are none.
  case iOS17
  /// The design recorded on macOS 27, which is that of iOS 26.
  case iOS26
}
