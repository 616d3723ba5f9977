// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The recipes, which a search field filters by name.
final class RecipesViewController: UITableViewController, UISearchResultsUpdating {
  private var recipes: [Recipe]
  private var shown: [Recipe]
  /// Called with the recipe that the user chose.
  var onSelect: (Recipe) -> Void = { _ in }
  /// Called with the recipe that the user deleted.
  var onDelete: (Recipe) -> Void = { _ in }
  let searchController = UISearchController(searchResultsController: nil)

  init(recipes: [Recipe]) {
    self.recipes = recipes
    shown = recipes
    super.init(style: .plain)
    title = "Recipes"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
  }

  func updateSearchResults(for searchController: UISearchController) {
    filter(by: searchController.searchBar.text ?? "")
  }

  /// Shows the recipes whose names contain `text`; all of them if it is empty.
  func filter(by text: String) {
    shown =
      text.isEmpty ? recipes : recipes.filter { $0.name.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row].name
    content.secondaryText = "\(shown[indexPath.row].minutes) min"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(recipes[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.deleteRow(at: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func deleteRow(at indexPath: IndexPath) {
    let recipe = recipes.remove(at: indexPath.row)
    shown.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    onDelete(recipe)
  }
}
