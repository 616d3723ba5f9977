// SPDX-License-Identifier: Apache-2.0

/// What a view says to something that is dragged over it, or dropped in it.
package enum DropAnswer: Hashable, Sendable {
  /// It is nothing to the view: those that the view is in are asked.
  case ignored
  /// The view deals with it, but would take nothing now.
  case refused
  /// The view would take it, or took it.
  case taken
}
