// SPDX-License-Identifier: Apache-2.0

/// What takes things that are dragged from other programs.
@MainActor
package protocol DropTaking: AnyObject {
  /// Something is dragged over the view, dropped in it, or left it.
  ///
  /// Whoever was asked once hears when the drag leaves, whatever was answered.
  func takeDrop(_ event: DropEvent) -> DropAnswer
}
