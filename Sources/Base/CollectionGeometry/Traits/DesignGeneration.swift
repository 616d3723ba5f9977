// SPDX-License-Identifier: Apache-2.0

/// The system whose lengths, fonts and corners are in force: one at a time, never a mixture.
package enum DesignGeneration: Hashable, Sendable {
  /// As a phone of iOS 17 has them: documented and published, ours where neither says anything.
  case iOS17
  /// As was recorded on macOS 27, which has the design of iOS 26.
  case iOS26
}
