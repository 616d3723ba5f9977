// SPDX-License-Identifier: Apache-2.0

/// The pass that measures the preferred size of a view, once.
@MainActor
struct MeasurePass {
  let engine: CollectionEngine

  /// Measures the view of `element`, and returns whether the result invalidated the layout.
  func run(_ element: RealisedElement) -> Bool {
    // A layout that was invalidated meanwhile cannot be queried; the view is measured in the next cycle.
    guard !element.wasAsked, !engine.needs.preparing else { return false }
    element.wasAsked = true
    let layout = engine.layout
    let original = element.attributes
    guard layout.asksForPreferredAttributes(of: original) else { return false }
    engine.counters.measured += 1
    guard let preferred = preferred(by: element, instead: original) else { return false }
    // The view may have caused the layout to be replaced.
    guard layout === engine.layout else { return engine.needs.preparing }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    engine.invalidate(with: context, because: .preferredSize)
    return engine.needs.preparing
  }

  /// Returns the attributes that the view prefers; `nil` if the layout ignores them.
  private func preferred(
    by element: RealisedElement, instead original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let layout = engine.layout
    let isFitted = layout.heedsPreferences
    let question = original.duplicate()
    if isFitted { question.selfSizing = SelfSizingAxes(width: false, height: true) }
    let preferred = element.view.preferredLayoutAttributesFitting(question)
    let isWanted = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    // Only the query reveals that the layout has no rule of its own: measure again accordingly.
    if isFitted, !layout.heedsPreferences { return self.preferred(by: element, instead: original) }
    EngineEvents.notify(
      engine.view,
      .measured(
        kind: element.key.shownKind, element.key.indexPath, proposed: original.size,
        preferred: preferred.size))
    return isWanted ? preferred : nil
  }
}
