// SPDX-License-Identifier: Apache-2.0

/// What has to happen before the elements on screen are right again.
struct CycleNeeds: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// The data source is to be asked how much data there is.
  static let counts = CycleNeeds(rawValue: 1 << 0)
  /// The layout is to be prepared.
  static let prepare = CycleNeeds(rawValue: 1 << 1)
  /// Every view that sizes itself is to be asked again.
  static let measure = CycleNeeds(rawValue: 1 << 2)
  /// What the user looks at is to stay in its place: geometry changed, and not by scrolling.
  static let anchor = CycleNeeds(rawValue: 1 << 3)
  /// What is in sight is to be asked for again, though the layout is as it was.
  static let sight = CycleNeeds(rawValue: 1 << 4)
  /// The view has another size: the content is to be taken back to where it may be.
  static let range = CycleNeeds(rawValue: 1 << 6)
  /// The layout is to say where the content offset goes after an update or a change of layout.
  static let target = CycleNeeds(rawValue: 1 << 5)
}
