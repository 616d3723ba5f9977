// SPDX-License-Identifier: Apache-2.0

package import MullionDiffableSnapshots

/// The result of one or more applies that were carried out together.
package struct AppliedChange<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  /// The snapshot that was displayed before.
  package let old: NSDiffableDataSourceSnapshot<Section, Item>
  /// The snapshot that is displayed now.
  package let new: NSDiffableDataSourceSnapshot<Section, Item>
  /// The difference from `old` to `new`; `nil` if everything was reloaded.
  package let difference: SnapshotDifference<Section, Item>?
  let marks: ApplyMarks<Section, Item>
  /// The items whose cells were reconfigured because ``DataSourceHooks/outdated`` returned them.
  package let changedContent: [Item]
  /// The number of applies that were carried out together.
  package let applies: Int

  /// The sections that were marked to be reloaded, in the order of their marks.
  package var reloadedSections: [Section] { marks.reloadedSections }
  /// The items that were marked to be reloaded, in the order of their marks.
  package var reloadedItems: [Item] { marks.reloadedItems }
  /// The items that were marked to be reconfigured, in the order of their marks.
  package var reconfiguredItems: [Item] { marks.reconfiguredItems }
}
