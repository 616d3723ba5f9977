// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
import MullionViewTree

/// The state of a cell, for its configurations.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The states of a drag that began with the cell.
  public enum DragState: Hashable, Sendable {
    /// The state without a drag that began with the cell.
    case none
    /// A cell that is being lifted.
    case lifting
    /// A cell that is being dragged.
    case dragging
  }

  /// The states of a drop for which the cell is a possible target.
  public enum DropState: Hashable, Sendable {
    /// The state without a drag for which the cell is a possible target.
    case none
    /// A drag that is not over the cell.
    case notTargeted
    /// A drag that is over the cell.
    case targeted
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the given traits and all flags `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted by a touch.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the cell is a supplementary view that is pinned to an edge of the visible bounds, away from its
  /// natural position.
  public var isPinned = false
  /// Whether the cell's list is in editing mode.
  public var isEditing = false
  /// Whether the cell's item is expanded, so that its children are visible.
  public var isExpanded = false
  /// Whether the cell's swipe actions are visible.
  public var isSwiped = false
  /// Whether the cell is being reordered.
  public var isReordering = false
  /// The state of a drag that began with the cell.
  public var cellDragState = DragState.none
  /// The state of a drop for which the cell is a possible target.
  public var cellDropState = DropState.none
  /// Whether the background of a focused cell takes the focus colour, on which content is white.
  ///
  /// If the value is `nil`, because the state does not come from a cell, the content's style determines the
  /// colour.
  package var backgroundShowsFocus: Bool?

  /// Returns the custom state for `key`, or `nil` if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible {
  /// A textual description of the state.
  public var description: String {
    let states: [(isSo: Bool, word: String)] = [
      (isDisabled, "disabled"), (isHighlighted, "highlighted"), (isSelected, "selected"),
      (isFocused, "focused"), (isPinned, "pinned"), (isEditing, "editing"),
      (isExpanded, "expanded"), (isSwiped, "swiped"), (isReordering, "reordering"),
      (cellDragState != .none, "\(cellDragState)"), (cellDropState != .none, "\(cellDropState)"),
    ]
    let words = states.filter(\.isSo).map(\.word)
    return "cell state: " + StateWords(words, custom: custom).text
  }

  /// The same as `description`.
  public var debugDescription: String { description }
}
