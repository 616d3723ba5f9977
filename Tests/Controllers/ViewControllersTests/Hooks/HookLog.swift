// SPDX-License-Identifier: Apache-2.0

/// The hooks that were called since the last call of `empty()`.
@MainActor
enum HookLog {
  private(set) static var called: Set<Hook> = []

  static func record(_ hook: Hook) { called.insert(hook) }

  static func empty() { called = [] }
}
