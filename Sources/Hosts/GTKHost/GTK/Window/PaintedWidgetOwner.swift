// SPDX-License-Identifier: Apache-2.0

/// What decides about the picture of a ``PaintedWidget``.
@MainActor
protocol PaintedWidgetOwner: AnyObject {
  /// The widget has a new size, in points.
  func widgetDidResize(width: Int, height: Int)
  /// Adds the widget's picture to `snapshot`.
  func paint(_ snapshot: OpaquePointer)
}
