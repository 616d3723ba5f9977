// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Synchronization

/// The scope of calls that provide cells or supplementary views on the main thread.
///
/// A registration checks this when it is created: one created inside a provider would be a new one for every
/// cell, and no cell would ever be reused.
enum ProviderScope {
  private static let depth = Atomic<Int>(0)

  /// Whether a provider is running on the calling thread.
  static var isActive: Bool {
    depth.load(ordering: .relaxed) > 0 && MainThread.isCurrent
  }

  @MainActor
  static func run<Result>(_ provider: () -> Result) -> Result {
    depth.wrappingAdd(1, ordering: .relaxed)
    defer { depth.wrappingSubtract(1, ordering: .relaxed) }
    return provider()
  }
}
