// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// What is said of the traits of a view and the views in it, whatever is around it.
struct SaidTraitLayers {
  /// What the application says of the view.
  var own: UITraitCollection?
  /// What it says of the view's controller.
  var controller: UITraitCollection?
  /// What a presentation, or the list that the view is in, says.
  var imposed: UITraitCollection?

  /// The smallest size of text; nil: any.
  var smallest: UIContentSizeCategory?
  /// The largest size of text; nil: any.
  var largest: UIContentSizeCategory?

  private var merged: (around: UITraitCollection, traits: UITraitCollection)?

  /// `around` as changed by these and by `style`, which is light, dark or not said.
  ///
  /// Keeps the answer: views ask for their traits at every turn.
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

  /// Whether something is said.
  var isEmpty: Bool {
    own == nil && controller == nil && imposed == nil && smallest == nil && largest == nil
  }

  /// `traits` with a size of text between the limits; the largest wins where they exclude each other.
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

  /// Forgets the answer kept.
  mutating func change() { merged = nil }
}
