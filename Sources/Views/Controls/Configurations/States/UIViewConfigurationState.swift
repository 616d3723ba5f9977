// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
import MullionViewTree

/// What a header, a footer or another view is like while it shows something.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of these traits in which nothing in particular is true.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view can't be used.
  public var isDisabled = false
  /// Whether a touch is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays at an edge while the rest scrolls.
  public var isPinned = false

  /// A state of the application's own; nil when it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible {
  /// What is true of the view.
  public var description: String {
    let states: [(isSo: Bool, word: String)] = [
      (isDisabled, "disabled"), (isHighlighted, "highlighted"), (isSelected, "selected"),
      (isFocused, "focused"), (isPinned, "pinned"),
    ]
    let words = states.filter(\.isSo).map(\.word)
    return "view state: " + StateWords(words, custom: custom).text
  }

  /// The same as `description`.
  public var debugDescription: String { description }
}
