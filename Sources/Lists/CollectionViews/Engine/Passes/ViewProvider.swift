// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree

/// The provider of the views of elements: requests each view from the data source, which dequeues a reused or
/// a new one.
@MainActor
final class ViewProvider {
  private unowned let engine: CollectionEngine
  /// The element that a provider is running for, and the views that it dequeued so far.
  @exclusivity(unchecked) private var request: Request?

  private struct Request {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    /// The cell to return again when an item is reconfigured.
    let existing: UICollectionReusableView?
    /// The first dequeued view, which is the only one in nearly all providers.
    private(set) var first: UICollectionReusableView?
    private var others: [UICollectionReusableView] = []

    init(
      key: ElementKey, attributes: UICollectionViewLayoutAttributes,
      existing: UICollectionReusableView?
    ) {
      self.key = key
      self.attributes = attributes
      self.existing = existing
    }

    /// Returns whether `view` was dequeued and no other view.
    func dequeuedOnly(_ view: UICollectionReusableView) -> Bool {
      first === view && others.isEmpty
    }

    /// The dequeued views, in order.
    var dequeued: [UICollectionReusableView] { (first.map { [$0] } ?? []) + others }

    mutating func record(_ view: UICollectionReusableView) {
      if first == nil { first = view } else { others.append(view) }
    }
  }

  init(engine: CollectionEngine) {
    self.engine = engine
  }

  /// Returns the view of the element that `attributes` describe.
  func view(
    for attributes: UICollectionViewLayoutAttributes,
    handingBack existing: UICollectionReusableView?
  ) -> UICollectionReusableView {
    var key = ElementKey(attributes)
    let placeholder =
      key.category == .cell ? engine.placeholders.entry(at: key.indexPath) : nil
    if placeholder == nil { key.indexPath = engine.dataPath(of: key) }
    let outer = request
    request = Request(key: key, attributes: attributes, existing: existing)
    defer { request = outer }
    let view = ProviderScope.run {
      placeholder?.provide(key.indexPath) ?? provide(key)
    }
    checkReturned(view, for: key)
    return view
  }

  private func provide(_ key: ElementKey) -> UICollectionReusableView {
    let view = engine.view
    if key.category == .decorationView { return decoration(key) }
    guard let source = view.dataSource else {
      contractBroken(
        "the layout shows an element at \(key.indexPath.words), but \(view.messagePlace) has no "
          + "data source; keep the data source in a property, since the view holds it weakly")
    }
    let isAgain = request?.existing != nil
    EngineEvents.notify(view, .configured(kind: key.shownKind, key.indexPath, isAgain: isAgain))
    if key.category == .cell {
      engine.counters.cellsConfigured += 1
      return source.collectionView(view, cellForItemAt: key.indexPath)
    }
    return source.collectionView(
      view, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
  }

  private func decoration(_ key: ElementKey) -> UICollectionReusableView {
    let reuseKey = ReuseKey.decoration(key.kind)
    guard let viewClass = engine.layout.decorationClass(ofKind: key.kind) else {
      contractBroken(
        "the layout shows a decoration view of kind \"\(key.kind)\", but no class is registered "
          + "for it; call register(_:forDecorationViewOfKind:) of the layout")
    }
    return reuse(reuseKey) ?? make(reuseKey, viewClass)
  }

  // MARK: Dequeuing

  /// Returns a cell of the class registered for `identifier`.
  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = dequeue(.cell(identifier), at: indexPath) as? UICollectionViewCell else {
      contractBroken("the pool of cells with the identifier \"\(identifier)\" holds no cell")
    }
    return cell
  }

  /// Returns a view for `key`: the existing one, a pooled one, or a new one of the registered class.
  func dequeue(_ key: ReuseKey, at indexPath: IndexPath) -> UICollectionReusableView {
    guard let viewClass = engine.registrations.viewClass(for: key) else {
      contractBroken(
        "there is no class for \(key.words) (\(words(key, indexPath))); call "
          + (key.category == .cell
            ? "register(_:forCellWithReuseIdentifier:)"
            : "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
          + " before the view is shown, or use a registration")
    }
    return dequeue(key, viewClass, at: indexPath)
  }

  /// Returns a view for `key`, created from `viewClass` if none can be reused.
  func dequeue<View: UICollectionReusableView>(
    _ key: ReuseKey, as viewClass: View.Type, at indexPath: IndexPath
  ) -> View {
    guard let view = dequeue(key, viewClass, at: indexPath) as? View else {
      contractBroken("the pool of \(key.words) holds a view that is no \(viewClass)")
    }
    return view
  }

  private func dequeue(
    _ key: ReuseKey, _ viewClass: UICollectionReusableView.Type, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let existing = handedBack(key, at: indexPath) { return existing }
    let view = reuse(key) ?? make(key, viewClass)
    (view as? UICollectionViewCell)?.dequeuer = engine.view
    if let attributes = request?.attributes, request?.key.indexPath == indexPath {
      // A new view is placed at its final position, even while others are animated to theirs.
      UIView.performWithoutAnimation {
        Placement(attributes: attributes, item: nil, origin: .zero).apply(to: view)
      }
    }
    request?.record(view)
    return view
  }

  private func handedBack(_ key: ReuseKey, at indexPath: IndexPath) -> UICollectionReusableView? {
    guard let request, let existing = request.existing, request.key.indexPath == indexPath,
      request.first == nil
    else { return nil }
    require(
      existing.reuseKey == key,
      "the item at \(words(key, indexPath)) was reconfigured, but another kind of cell was "
        + "dequeued for it (\(key.words)); dequeue the same kind as before, or reload the item "
        + "instead")
    self.request?.record(existing)
    return existing
  }

  private func reuse(_ key: ReuseKey) -> UICollectionReusableView? {
    guard let view = engine.pool.take(key) else { return nil }
    if key.category == .cell {
      engine.counters.cellsReused += 1
    } else {
      engine.counters.otherViewsReused += 1
    }
    view.isPooled = false
    view.willBeUsedAgain()
    view.prepareForReuse()
    return view
  }

  private func make(
    _ key: ReuseKey, _ viewClass: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    if key.category == .cell {
      engine.counters.cellsCreated += 1
    } else {
      engine.counters.otherViewsCreated += 1
    }
    let size = request?.attributes.size ?? .zero
    let view = made(key, viewClass, size)
    view.reuseKey = key
    return view
  }

  private func made(
    _ key: ReuseKey, _ viewClass: UICollectionReusableView.Type, _ size: CGSize
  ) -> UICollectionReusableView {
    let maker =
      key.category == .decorationView
      ? engine.layout.decorationMakers[key.kind] : engine.registrations.maker(for: key)
    guard let maker else {
      return viewClass.made(withFrame: CGRect(origin: .zero, size: size))
    }
    return key.category == .cell
      ? maker.made(as: UICollectionViewCell.self, for: key.words)
      : maker.made(as: UICollectionReusableView.self, for: key.words)
  }

  private func checkReturned(_ view: UICollectionReusableView, for key: ElementKey) {
    guard key.category != .decorationView, let request, !request.dequeuedOnly(view) else { return }
    let dequeued = request.dequeued
    require(
      dequeued.contains { $0 === view },
      "the view returned for \(engine.words(for: key)) was not dequeued for it; return the view that "
        + "a dequeue method of the collection view gave for this index path")
    require(
      dequeued.allSatisfy { $0 === view },
      "\(dequeued.count) views were dequeued for \(engine.words(for: key)) and only one was "
        + "returned; dequeue just the view that is returned")
  }

  private func words(_ key: ReuseKey, _ indexPath: IndexPath) -> String {
    key.category == .cell ? engine.words(forItemAt: indexPath) : indexPath.words
  }
}
