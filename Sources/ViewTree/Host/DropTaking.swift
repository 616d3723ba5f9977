// SPDX-License-Identifier: Apache-2.0

/// What takes things that are dragged from other programs.
@MainActor
package protocol DropTaking: AnyObject {
  /// Something is dragged over the view, dropped in it, or left it.
  ///
  /// - Returns: Whether the view would take it, or took it.
  func takeDrop(_ event: DropEvent) -> Bool
}
