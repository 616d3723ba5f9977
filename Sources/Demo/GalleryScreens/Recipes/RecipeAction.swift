// SPDX-License-Identifier: Apache-2.0

/// What the buttons above the recipes do.
enum RecipeAction: String, CaseIterable {
  case add = "Add"
  case remove = "Remove"
  case move = "Move"
  case reset = "Reset"
}
