// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
import MullionViewTree

/// The state of a header, a footer or another view, for its configurations.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the given traits and all flags `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted by a touch.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused.
  public var isFocused = false
  /// Whether the view is a header or footer that is pinned to an edge of the visible bounds, away from its natural
  /// position.
  public var isPinned = false

  /// Returns the custom state for `key`, or `nil` if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible {
  /// A textual description of the state.
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
