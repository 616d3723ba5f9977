// SPDX-License-Identifier: Apache-2.0

/// The store that retains coordinators, which views reference weakly, while the program shows previews.
@MainActor
enum ViewOwners {
  private static var kept: [ObjectIdentifier: Any] = [:]

  /// Retains `coordinator` for `object`.
  static func keep(_ coordinator: Any, as object: AnyObject) {
    kept[ObjectIdentifier(object)] = coordinator
  }
}
