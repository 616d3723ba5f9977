// SPDX-License-Identifier: Apache-2.0

/// Asks a view whether it would rather have another size, once.
@MainActor
struct MeasurePass {
  let engine: CollectionEngine

  /// Whether the answer invalidated the layout.
  func run(_ element: RealisedElement) -> Bool {
    guard !element.wasAsked else { return false }
    element.wasAsked = true
    let layout = engine.layout
    let original = element.attributes
    guard layout.asksForPreferredAttributes(of: original) else { return false }
    engine.counters.measured += 1
    let preferred = element.view.preferredLayoutAttributesFitting(original.duplicate())
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.cause = .preferredSize
    layout.invalidateLayout(with: context)
    return engine.cycle.needs.contains(.prepare)
  }
}
