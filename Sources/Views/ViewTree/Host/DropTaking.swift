// SPDX-License-Identifier: Apache-2.0

/// A receiver of items dragged from other programs.
@MainActor
package protocol DropTaking: AnyObject {
  /// Handles a drag over the view, a drop in the view, or the exit of the drag, and returns the answer.
  ///
  /// A receiver that was called once is also called when the drag leaves, whatever it returned.
  func takeDrop(_ event: DropEvent) -> DropAnswer
}
