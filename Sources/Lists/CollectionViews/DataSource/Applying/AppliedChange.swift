// SPDX-License-Identifier: Apache-2.0

package import MullionDiffableSnapshots

/// What one or more applies, carried out together, did.
package struct AppliedChange<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  /// What was shown before.
  package let old: NSDiffableDataSourceSnapshot<Section, Item>
  /// What is shown now.
  package let new: NSDiffableDataSourceSnapshot<Section, Item>
  /// From the one to the other; `nil` when everything was loaded anew.
  package let difference: SnapshotDifference<Section, Item>?
  let marks: ApplyMarks<Section, Item>
  /// Items whose cells were configured again because ``DataSourceHooks/outdated`` said so.
  package let changedContent: [Item]
  /// How many applies were carried out together.
  package let applies: Int

  /// The sections that were marked to be reloaded, in the order of their marks.
  package var reloadedSections: [Section] { marks.reloadedSections }
  /// The items that were marked to be reloaded, in the order of their marks.
  package var reloadedItems: [Item] { marks.reloadedItems }
  /// The items that were marked to be configured again, in the order of their marks.
  package var reconfiguredItems: [Item] { marks.reconfiguredItems }
}
