// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// The trait overrides of a view, which take precedence over inherited traits.
struct TraitOverrideLayers {
  /// The application's overrides of the view.
  var own: UITraitCollection?
  /// The application's overrides of the view's controller.
  var controller: UITraitCollection?
  /// The overrides of a presentation, or of the list that contains the view.
  var imposed: UITraitCollection?

  /// The lower bound of the content size category, or `nil`.
  var smallest: UIContentSizeCategory?
  /// The upper bound of the content size category, or `nil`.
  var largest: UIContentSizeCategory?

  private var merged: (around: UITraitCollection, traits: UITraitCollection)?

  /// Returns `around` with these overrides and the interface style `style` applied; `.unspecified` applies no
  /// style.
  ///
  /// The result for the same `around` is cached until `change()` is called, even if `style` differs, as views
  /// read their traits constantly.
  mutating func applied(
    to around: UITraitCollection, style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    if let merged, merged.around === around { return merged.traits }
    let layers = [
      imposed, controller, own,
      style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style),
    ]
    let said = UITraitCollection(traitsFrom: [around] + layers.compactMap { $0 })
    let traits = limited(said)
    merged = (around, traits)
    return traits
  }

  /// Whether there are no overrides.
  var isEmpty: Bool {
    own == nil && controller == nil && imposed == nil && smallest == nil && largest == nil
  }

  /// Returns `traits` with the content size category limited to the bounds; the upper bound takes precedence.
  private func limited(_ traits: UITraitCollection) -> UITraitCollection {
    let wanted = traits.preferredContentSizeCategory
    guard smallest != nil || largest != nil, wanted != .unspecified else { return traits }
    var category = wanted
    if let smallest, category < smallest { category = smallest }
    if let largest, category > largest { category = largest }
    guard category != wanted else { return traits }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(preferredContentSizeCategory: category),
    ])
  }

  /// Discards the cached result.
  mutating func change() { merged = nil }
}
