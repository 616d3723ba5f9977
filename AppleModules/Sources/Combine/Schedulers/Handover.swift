// SPDX-License-Identifier: Apache-2.0

/// A closure that is passed to another thread and called there once.
///
/// Schedulers accept closures that are not sendable: the caller is responsible for their thread safety.
struct Handover: @unchecked Sendable {
  let action: () -> Void
}
