// SPDX-License-Identifier: Apache-2.0

/// The actions of the buttons above the recipes.
enum RecipeAction: String, CaseIterable {
  case add = "Add"
  case remove = "Remove"
  case move = "Move"
  case reset = "Reset"
}
