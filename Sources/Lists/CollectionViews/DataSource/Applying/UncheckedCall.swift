// SPDX-License-Identifier: Apache-2.0

/// A completion that is transferred to the main thread.
///
/// Safe because it is transferred once, called once, and only there; UIKit's declarations do not mark it as
/// `Sendable`.
struct UncheckedCall: @unchecked Sendable {
  let run: () -> Void
}
