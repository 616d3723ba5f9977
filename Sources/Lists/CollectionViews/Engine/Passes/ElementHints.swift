// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pass that removes the views that a layout marks for replacement in an update although the elements
/// stay.
@MainActor
struct ElementHints {
  let engine: CollectionEngine
  let plan: UpdatePlan

  func run() {
    let marked = self.marked
    guard !marked.isEmpty else { return }
    engine.departures.rename { marked.contains($0) ? nil : $0 }
    engine.animation?.rename { marked.contains($0) ? nil : $0 }
    engine.rename(inLimbo: true) { marked.contains($0.key) ? nil : $0.key }
  }

  /// The marked elements, by their keys after the update.
  private var marked: Set<ElementKey> {
    let layout = engine.layout
    var kinds: Set<Kind> = Set(
      layout.decorationKinds.map { Kind(category: .decorationView, name: $0) })
    for element in engine.realised.all where element.key.category != .cell {
      kinds.insert(Kind(category: element.key.category, name: element.key.kind))
    }
    var marked: Set<ElementKey> = []
    for kind in kinds {
      let isDecoration = kind.category == .decorationView
      let inserted =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: kind.name)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: kind.name)
      let deleted =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: kind.name)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.name)
      marked.formUnion(inserted.map { key(kind, $0) })
      for path in deleted {
        let isWhole = layout.isSectionElement(ofKind: kind.name, section: path.section)
        if let new = plan.newKey(key(kind, path), isSectionElement: isWhole) {
          marked.insert(new)
        }
      }
    }
    return marked
  }

  private struct Kind: Hashable {
    let category: UICollectionView.ElementCategory
    let name: String
  }

  private func key(_ kind: Kind, _ path: IndexPath) -> ElementKey {
    ElementKey(category: kind.category, kind: kind.name, indexPath: path)
  }
}
