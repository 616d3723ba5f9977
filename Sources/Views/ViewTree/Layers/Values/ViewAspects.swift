// SPDX-License-Identifier: Apache-2.0

/// The aspects of a view whose changes affect constraints.
struct ViewAspects: OptionSet {
  let rawValue: UInt8

  /// The position of the view's frame.
  static let place = ViewAspects(rawValue: 1)
  static let size = ViewAspects(rawValue: 2)
  /// The origin of the view's bounds.
  static let scroll = ViewAspects(rawValue: 4)
  /// The view's margins, its safe area, or the positions of its guides.
  static let insets = ViewAspects(rawValue: 8)
}
