// SPDX-License-Identifier: Apache-2.0

extension UIMenuSystem {
  /// Returns the menu that the responders from `first` on build.
  ///
  /// The menu is cached until `setNeedsRebuild()` is called or the chain ends with another responder.
  func menu(from first: UIResponder) -> UIMenu? {
    let chain = Array(sequence(first: first, next: \.next))
    guard let end = chain.last else { return nil }
    if let built, builtBy === end { return built }
    let menu = build(.standard, along: chain)
    built = menu
    builtBy = end
    return menu
  }

  /// Returns `menu` as modified by the responders of `chain`, the last one first.
  package func build(_ menu: UIMenu, along chain: [UIResponder]) -> UIMenu {
    let tree = MenuTree(self, menu)
    for responder in chain.reversed() { responder.buildMenu(with: tree) }
    return tree.root
  }
}
