// SPDX-License-Identifier: Apache-2.0

/// What of a view may change.
struct ViewAspects: OptionSet {
  let rawValue: UInt8

  /// Where its frame stands.
  static let place = ViewAspects(rawValue: 1)
  static let size = ViewAspects(rawValue: 2)
  /// Where its bounds begin.
  static let scroll = ViewAspects(rawValue: 4)
  /// Its margins, its safe area, or where guides in it stand.
  static let insets = ViewAspects(rawValue: 8)
}
