// SPDX-License-Identifier: Apache-2.0

/// A store that retains the coordinators of views and controllers until the program ends; a delegate, for
/// example, is only referenced weakly by its view.
@MainActor
enum ViewOwners {
  private static var kept: [ObjectIdentifier: Any] = [:]

  /// Retains `coordinator` for `object`.
  static func keep(_ coordinator: Any, as object: AnyObject) {
    kept[ObjectIdentifier(object)] = coordinator
  }
}
