// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
import MullionViewTree

/// What a cell is like while it shows its item.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a drag that began with the cell does.
  public enum DragState: Hashable, Sendable {
    /// There is none.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is under way.
    case dragging
  }

  /// What a drag that could end at the cell does.
  public enum DropState: Hashable, Sendable {
    /// There is none.
    case none
    /// It is elsewhere.
    case notTargeted
    /// It is over the cell.
    case targeted
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of these traits in which nothing in particular is true.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell can't be used.
  public var isDisabled = false
  /// Whether a touch is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays at an edge while the rest scrolls.
  public var isPinned = false
  /// Whether the cell's list is being edited.
  public var isEditing = false
  /// Whether what is below the cell's item shows.
  public var isExpanded = false
  /// Whether the cell's swipe actions show.
  public var isSwiped = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  /// What a drag that began with the cell does.
  public var cellDragState = DragState.none
  /// What a drag that could end at the cell does.
  public var cellDropState = DropState.none
  /// Whether the cell's background takes the focus color, on which content is white, when the cell has
  /// the focus; nil: the state is not a cell's own, and the content's style decides.
  package var backgroundShowsFocus: Bool?

  /// A state of the application's own; nil when it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible {
  /// What is true of the cell.
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
