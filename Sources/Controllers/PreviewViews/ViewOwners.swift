// SPDX-License-Identifier: Apache-2.0

/// Keeps coordinators, which views know only weakly, for as long as the program shows previews.
@MainActor
enum ViewOwners {
  private static var kept: [ObjectIdentifier: Any] = [:]

  /// Keeps `coordinator` for `object`.
  static func keep(_ coordinator: Any, as object: AnyObject) {
    kept[ObjectIdentifier(object)] = coordinator
  }
}
