// SPDX-License-Identifier: Apache-2.0

/// An object that paints a ``PaintedWidget``.
@MainActor
protocol PaintedWidgetOwner: AnyObject {
  /// Notifies the owner of the widget's new size, in points.
  func widgetDidResize(width: Int, height: Int)
  /// Adds the widget's contents to `snapshot`.
  func paint(_ snapshot: OpaquePointer)
}
