// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// Sets the properties of a collection view, and registers its prototypes; its layout was created before
  /// it.
  func fill(_ view: UICollectionView) {
    skip("collectionViewLayout", "dataMode")
    flag("prefetchingEnabled") { view.isPrefetchingEnabled = $0 }
    flag("allowsSelection") { view.allowsSelection = $0 }
    flag("allowsMultipleSelection") { view.allowsMultipleSelection = $0 }
    choice(
      "selfSizingInvalidation",
      [
        "disabled": .disabled, "enabled": .enabled,
        "enabledIncludingConstraints": .enabledIncludingConstraints,
      ]
    ) { view.selfSizingInvalidation = $0 }
    flag("selectionFollowsFocus") { view.selectionFollowsFocus = $0 }
    flag("springLoaded") { view.isSpringLoaded = $0 }
    fillScrollView(view)
    for element in child("cells")?.children ?? [] { register(element, in: view) }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let element = child(key: key), let identifier = identifier(of: element) else {
        continue
      }
      view.register(
        Prototype(element, maker).maker, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }

  private func register(_ element: InterfaceElement, in view: UICollectionView) {
    guard let identifier = identifier(of: element) else { return }
    view.register(Prototype(element, maker).maker, forCellWithReuseIdentifier: identifier)
  }

  private func identifier(of element: InterfaceElement) -> String? {
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else {
      maker.file.record(
        "the prototype has no identifier, so it can't be dequeued; give it one", element)
      return nil
    }
    return identifier
  }

  func fill(_ layout: UICollectionViewFlowLayout) {
    number("minimumLineSpacing") { layout.minimumLineSpacing = $0 }
    number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = $0 }
    choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]) {
      layout.scrollDirection = $0
    }
    if let size = child(key: "itemSize")?.size { layout.itemSize = size }
    if let size = child(key: "estimatedItemSize")?.size { layout.estimatedItemSize = size }
    if flag("automaticEstimatedItemSize") ?? false {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = child(key: "headerReferenceSize")?.size { layout.headerReferenceSize = size }
    if let size = child(key: "footerReferenceSize")?.size { layout.footerReferenceSize = size }
    if let inset = edges("sectionInset") { layout.sectionInset = inset }
    flag("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = $0 }
    flag("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = $0 }
    choice(
      "sectionInsetReference",
      [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
      ]
    ) { layout.sectionInsetReference = $0 }
  }

  func fill(_ cell: UICollectionViewCell) {
    skip("customSize", "reuseIdentifier")
    let content =
      child("collectionViewCellContentView")
      ?? element.children.first { $0.name == "view" && $0.key == "contentView" }
    if let content {
      skip("collectionViewCellContentView", "contentView")
      inner(content).fillContents(of: cell.contentView)
    }
    fillView(cell)
  }

  func fill(_ view: UICollectionReusableView) {
    skip("reuseIdentifier")
    fillView(view)
  }
}
