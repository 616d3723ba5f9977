// SPDX-License-Identifier: Apache-2.0

/// The presentation style of a controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A presentation that covers the window; the presenter's view is removed.
  case fullScreen = 0
  /// A sheet over most of the window.
  case pageSheet = 1
  /// A smaller sheet in the centre of a wide window, or a sheet as with `pageSheet` in a narrow one.
  case formSheet = 2
  /// A presentation that covers the nearest controller that defines a presentation context; the view below is
  /// removed.
  case currentContext = 3
  /// A presentation by the app's presentation controller.
  case custom = 4
  /// A presentation that covers the window; the view below stays.
  case overFullScreen = 5
  /// A presentation that covers the nearest controller that defines a presentation context; the view below
  /// stays.
  case overCurrentContext = 6
  /// A popover beside its source in a wide window, or a sheet as with `pageSheet` in a narrow one.
  case popover = 7
  /// The absence of a style, for a presentation that does not adapt.
  case none = -1
  /// The system's default: a sheet.
  case automatic = -2
}
