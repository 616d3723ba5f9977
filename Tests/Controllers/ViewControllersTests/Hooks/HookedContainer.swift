// SPDX-License-Identifier: Apache-2.0

/// A container that calls hooks of the view subclasses of apps.
enum HookedContainer: String, CaseIterable, Sendable {
  case frames, constraints, stack, titleView, barButton
  case row, rowWithConstraints, rowWithConfiguration
  case sectionHeader, sectionHeaderWithTexts, tableHeader
  case cell, cellWithConstraints, cellWithConfiguration, listCell
  case supplementary, decoration

  /// The hooks of every view.
  private static let viewHooks: Set<Hook> = [
    .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow,
    .layoutSubviews, .tintColor, .traits, .hitTest, .pointInside, .updateConstraints,
  ]
  /// The hooks of a view whose safe area changes.
  private static let contentHooks: Set<Hook> = viewHooks.union([.safeAreaInsets, .layoutMargins])
  /// The hooks of every cell of a table.
  private static let rowHooks: Set<Hook> = viewHooks.union([
    .prepareForReuse, .updateConfiguration, .selected, .highlighted, .editing, .willTransition,
    .didTransition, .fittingByPriority,
  ])
  /// The hooks of every cell and supplementary view.
  private static let elementHooks: Set<Hook> = viewHooks.union([
    .apply, .willTransition, .didTransition,
  ])
  /// The hooks of every cell of a collection view.
  private static let cellHooks: Set<Hook> = elementHooks.union([
    .prepareForReuse, .updateConfiguration, .selected, .highlighted, .preferredAttributes,
  ])

  /// The hooks that the container calls.
  var called: Set<Hook> {
    switch self {
    case .frames: Self.contentHooks.union([.alignmentRect])
    case .constraints, .stack:
      Self.contentHooks.union([.intrinsicContentSize, .frameOfAlignmentRect])
    case .titleView, .barButton: Self.viewHooks.union([.fitting, .fittingByPriority])
    case .row: Self.rowHooks.union([.sizeThatFits])
    case .rowWithConstraints, .rowWithConfiguration: Self.rowHooks
    case .sectionHeader:
      Self.viewHooks.union([.prepareForReuse, .updateConfiguration, .fittingByPriority])
    case .sectionHeaderWithTexts:
      Self.viewHooks.union([
        .prepareForReuse, .updateConfiguration, .fittingByPriority, .sizeThatFits,
      ])
    case .tableHeader: Self.contentHooks
    case .cell: Self.cellHooks
    case .cellWithConstraints, .cellWithConfiguration, .listCell:
      Self.cellHooks.union([.fittingByPriority])
    case .supplementary:
      Self.elementHooks.union([.prepareForReuse, .preferredAttributes, .fittingByPriority])
    case .decoration: Self.viewHooks.subtracting([.hitTest, .pointInside]).union([.apply])
    }
  }

  /// The hooks that the container must not call: the sizes of such views are their frames.
  var ignored: Set<Hook> {
    switch self {
    case .frames, .tableHeader: [.sizeThatFits, .fitting, .fittingByPriority]
    case .decoration: [.fitting, .fittingByPriority, .preferredAttributes]
    default: []
    }
  }
}
