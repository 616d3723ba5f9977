// SPDX-License-Identifier: Apache-2.0

/// A view that follows a pointer without a pressed button, even if it receives no touches.
@MainActor
protocol HoverGiving: AnyObject {
  /// The object that currently follows the pointer over the view; `nil` if there is none.
  var hoverTaking: (any HoverTaking)? { get }
}
