// SPDX-License-Identifier: Apache-2.0

/// A view that follows a pointer without a pressed button, even if it receives no touches.
@MainActor
protocol HoverGiving: AnyObject {
  /// The object that follows the pointer over the view; `nil` if none does at present.
  var hoverTaking: (any HoverTaking)? { get }
}
