// SPDX-License-Identifier: Apache-2.0

/// A closure that goes to another thread and is called there once.
///
/// Schedulers take closures of any kind: that what these use may be used there is the caller's word.
struct Handover: @unchecked Sendable {
  let action: () -> Void
}
