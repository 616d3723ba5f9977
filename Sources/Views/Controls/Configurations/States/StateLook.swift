// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The parts of a configuration state that the built-in configurations use.
struct StateLook {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isFocused = false
  var isLifted = false
  var isDropTarget = false
  /// Whether the background takes the focus colour, or `nil` if that is unknown.
  var backgroundShowsFocus: Bool?

  init(_ state: any UIConfigurationState) {
    switch state {
    case let view as UIViewConfigurationState:
      isDisabled = view.isDisabled
      isHighlighted = view.isHighlighted
      isSelected = view.isSelected
      isFocused = view.isFocused
    case let cell as UICellConfigurationState:
      isDisabled = cell.isDisabled
      isHighlighted = cell.isHighlighted
      isSelected = cell.isSelected
      isFocused = cell.isFocused
      isLifted = cell.cellDragState == .dragging
      isDropTarget = cell.cellDropState == .targeted
      backgroundShowsFocus = cell.backgroundShowsFocus
    default: break
    }
  }
}
