// SPDX-License-Identifier: Apache-2.0

/// A completion on its way to the main thread.
///
/// Safe because it is handed over once, called once, and there alone; UIKit's declarations do not
/// say that it is sent.
struct UncheckedCall: @unchecked Sendable {
  let run: () -> Void
}
