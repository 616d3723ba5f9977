// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The section provider of a composed layout: it creates the layout of a section from the data source's
/// snapshot.
///
/// The layout owns it; it must not own the composer, which owns the collection view.
@MainActor
final class SectionComposer<Section, Item>
where Section: ComposableSection & Composable & Sendable, Item: ComposableItem & Sendable {
  weak var layout: ComposedLayout?

  private let dataSource: UICollectionViewDiffableDataSource<Section, Item>
  private let handler: (to: Section, NSCollectionLayoutSectionVisibleItemsInvalidationHandler)?

  init(
    dataSource: UICollectionViewDiffableDataSource<Section, Item>,
    handler: (to: Section, NSCollectionLayoutSectionVisibleItemsInvalidationHandler)?
  ) {
    self.dataSource = dataSource
    self.handler = handler
  }

  func section(at index: Int) -> NSCollectionLayoutSection {
    guard let identifier = dataSource.sectionIdentifier(for: index) else {
      let count = dataSource.snapshot().numberOfSections
      fatalError(
        "Composer: the collection view has a section \(index), but the snapshot of the composer's "
          + "data source has \(count) section(s). Give Composer the data source that the "
          + "collection view uses.")
    }
    let group = identifier.group.make(with: identifier.item.make())
    let section = identifier.section.make(with: group)
    checkBackgrounds(of: section, identifier)
    if let handler, handler.to == identifier {
      section.visibleItemsInvalidationHandler = handler.1
    }
    return section
  }

  private func checkBackgrounds(of section: NSCollectionLayoutSection, _ identifier: Section) {
    guard let registered = layout?.registeredKinds else { return }
    for item in section.decorationItems where !registered.contains(item.elementKind) {
      let known = registered.isEmpty ? "none" : registered.sorted().joined(separator: ", ")
      fatalError(
        "Composer: section \(identifier) requires a background of kind \"\(item.elementKind)\", "
          + "but no class is registered for it (registered: \(known)). Add "
          + "\"\(item.elementKind)\": YourView.self to Configuration.background.")
    }
  }
}
